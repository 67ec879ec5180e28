export type Seat = 0 | 1;
export type Slot = 0 | 1 | 2 | 3 | 4;
export type Pile = 0 | 1;

export const SEATS: readonly Seat[] = [0, 1];
export const SLOTS: readonly Slot[] = [0, 1, 2, 3, 4];
export const PILES: readonly Pile[] = [0, 1];

export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** What a hand can point at on the table. */
export type Place = { kind: "stock"; slot: Slot } | { kind: "pile"; pile: Pile };
