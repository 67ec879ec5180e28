import { beatsTo } from "../game/beats";
import type { Moment } from "../game/moments";
import type { Seat } from "../game/places";
import type { Sound } from "./sounds";

/** What is heard at a moment: `pitch` times as high, `soft` as loud, `after` so many ms, from whose side of the table. */
export interface Cue {
  readonly sound: Sound;
  readonly pitch: number;
  readonly soft: number;
  readonly after: number;
  readonly mine: boolean;
}

/** Ratios of two tones. */
const THIRD = 1.26;
const FOURTH = 4 / 3;
/** The end of a game is told together with that of its last round, and heard after it. */
const LATER = 900;

/** The cues of a moment, for the player at a seat. */
export function cuesOf(moment: Moment, seat: Seat, now: number): Cue[] {
  const cue = (sound: Sound, more: Partial<Cue> = {}): Cue[] => [{ sound, pitch: 1, soft: 1, after: 0, mine: true, ...more }];
  switch (moment.kind) {
    case "played":
      // Which pile it went to can be heard.
      return cue("card", { pitch: moment.pile === seat ? 1 : 1.22, mine: moment.mine });
    case "filled":
      return cue("card", { pitch: 0.8, soft: 0.7, mine: moment.mine });
    case "turned":
      return cue("turn", { mine: moment.mine });
    case "miss":
      return cue("miss");
    case "refused":
      // A miss was heard when it was made.
      return moment.code === "beaten" ? cue("miss", { pitch: 1.3, soft: 0.4 }) : [];
    case "counting": {
      const beats = beatsTo(moment.end, now);
      return beats.flatMap((at, n) => cue("beat", { pitch: n === beats.length - 1 ? THIRD : 1, after: at - now }));
    }
    case "flipped":
      return cue("press");
    case "slapped":
      return cue("slap", { mine: moment.mine });
    case "cleared":
      return moment.won === null ? [] : cue(moment.won ? "won" : "lost");
    case "ended":
      return moment.won ? cue("won", { pitch: FOURTH, after: LATER }) : cue("lost", { pitch: 1 / FOURTH, after: LATER });
    default:
      return [];
  }
}

/** For how many ms the device trembles in the own hand; 0: not at all. */
export function tremble(moment: Moment): number {
  switch (moment.kind) {
    case "played":
    case "filled":
      return moment.mine ? 10 : 0;
    case "slapped":
      return moment.mine ? 35 : 0;
    case "miss":
      return 60;
    default:
      return 0;
  }
}
