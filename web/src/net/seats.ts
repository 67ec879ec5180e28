import type { SeatKey } from "../wire";

/** The part of `localStorage` that is needed; it may throw where the browser forbids storing. */
export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const KEY = "spit.seats";
const MOST = 2;

/** The seats that this device may take again, the newest first. */
export interface Seats {
  all(): SeatKey[];
  keep(seat: SeatKey): void;
  forget(game: string): void;
}

export function seatsIn(storage: Storage | null): Seats {
  let seats = read(storage);
  const set = (next: SeatKey[]): void => {
    seats = next.slice(0, MOST);
    try {
      storage?.setItem(KEY, JSON.stringify(seats));
    } catch {
      // Full or forbidden: the seats then last as long as the page.
    }
  };
  return {
    all: () => [...seats],
    keep: (seat) => set([seat, ...seats.filter((s) => s.game !== seat.game)]),
    forget: (game) => set(seats.filter((s) => s.game !== game)),
  };
}

function read(storage: Storage | null): SeatKey[] {
  try {
    const value: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    const keys = Array.isArray(value) ? value.filter(isSeatKey) : [];
    return keys.slice(0, MOST).map(({ game, token }) => ({ game, token }));
  } catch {
    return [];
  }
}

/** What else there is would make our hello none, and it would be said again and again. */
const IDENT = /^[\w-]{1,64}$/;

function isSeatKey(value: unknown): value is SeatKey {
  const { game, token } = (value ?? {}) as Partial<SeatKey>;
  return [game, token].every((text) => typeof text === "string" && IDENT.test(text));
}
