/**
 * The game's clock as seen from here: our own minus the game's, by the message that was quickest so far. It stands
 * still while the game is paused, so that each stretch between two pauses is measured anew.
 */
export interface GameClock {
  readonly offset: number | null;
  readonly stopped: boolean;
}

export const UNSET: GameClock = { offset: null, stopped: false };

/** The clock after a message that was written at `at` (game's clock) was heard at `now` (ours). */
export function heard(clock: GameClock, at: number, now: number): GameClock {
  if (clock.stopped) return clock;
  const offset = now - at;
  return clock.offset !== null && clock.offset <= offset ? clock : { ...clock, offset };
}

export function stopped(clock: GameClock): GameClock {
  return { ...clock, stopped: true };
}

export function goingOn(): GameClock {
  return UNSET;
}

/** When, by our clock, the game's clock shows `until`. */
export function localTime(clock: GameClock, until: number): number {
  return until + (clock.offset ?? 0);
}
