// Generated from spitcards/wire (messages, reviews) by `make fix`: change it there.

export interface SeatKey {
  game: string;
  token: string;
}

export interface Hello {
  t: "hello";
  build: string;
  back?: SeatKey[];
}

export interface RulesChoice {
  win?: "points" | "standard";
  target?: number;
  count?: "holding" | "unplayed";
  turn?: "auto" | "manual";
}

export interface New {
  t: "new";
  nonce: string;
  rules?: RulesChoice;
  pace?: "calm" | "usual";
  name?: string;
  opponent?: "cheetah" | "fox" | "hare" | "hedgehog" | "mirror" | "tortoise";
}

export interface Lesson {
  t: "lesson";
}

export interface Play {
  t: "play";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
  stock: 0 | 1 | 2 | 3 | 4;
  pile: 0 | 1;
  aim?: string | null;
  since?: number;
}

export interface Fill {
  t: "fill";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
  source: 0 | 1 | 2 | 3 | 4;
  to: 0 | 1 | 2 | 3 | 4;
}

export interface Turn {
  t: "turn";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
  stock: 0 | 1 | 2 | 3 | 4;
}

export interface Spit {
  t: "spit";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
  pile?: 0 | 1 | null;
}

export interface Slap {
  t: "slap";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
  pile: 0 | 1;
}

export interface Resign {
  t: "resign";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
}

export interface Pause {
  t: "pause";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
}

export interface Resume {
  t: "resume";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
}

export interface Rematch {
  t: "rematch";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
}

export interface Leave {
  t: "leave";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
}

export interface Claim {
  t: "claim";
  game: string;
  seat: 0 | 1;
  n: number;
  seen?: number;
  after?: number;
}

export interface AskRecord {
  t: "record";
  game: string;
}

export interface Pong {
  t: "pong";
  nonce: string;
}

export interface StockView {
  top: string | null;
  down: number;
}

export interface Dealt {
  round: number;
  stocks: StockView[][];
  spit_cards: number[];
  only_pile: number | null;
}

export interface Called {
  seat: number;
  pile: number | null;
}

export interface Put {
  seat: number;
  pile: number;
  card: string;
  thickness: number;
}

export interface Flipped {
  puts: Put[];
}

export interface Played {
  seat: number;
  stock: number;
  pile: number;
  card: string;
  thickness: number;
  turned: string | null;
}

export interface Filled {
  seat: number;
  source: number;
  to: number;
  card: string;
  turned: string | null;
}

export interface Turned {
  seat: number;
  stock: number;
  card: string;
}

export interface RoundOver {
  why: "dead" | "given_up" | "out";
  finisher: number | null;
  slap: boolean;
}

export interface Slapped {
  seat: number;
  pile: number;
}

export interface Side {
  stock: number;
  spit: number;
  took: number;
}

export interface Cleared {
  sides: Side[];
  holding: number[];
  scores: number[];
}

export interface Ended {
  winner: number;
  ended: "forfeited" | "resigned" | "won";
}

export interface Counting {
  until: number | null;
}

export interface Ring {
  why: "call" | "move" | "ready" | "slap";
  seat: number | null;
  until: number;
  total: number;
}

export interface Ringing {
  ring: Ring | null;
}

export interface Break {
  why: "asked" | "cut" | "idle" | "restart";
  back: boolean[];
  left: number[];
  claimable: boolean[];
}

export interface Paused {
  pause: Break | null;
}

export interface Present {
  present: boolean[];
}

export interface Hinted {
  seat: number | null;
}

export interface Wished {
  rematch: boolean[];
}

export interface Welcome {
  t: "welcome";
  build: string;
  version: string;
}

export interface Player {
  name: string;
  bot: string | null;
}

export interface Seated {
  t: "seated";
  game: string;
  seat: 0 | 1;
  players: Player[];
  rules: RulesChoice;
  pace: "calm" | "usual";
  commitment: string;
  n: number;
  token?: string | null;
}

export interface Ping {
  t: "ping";
  nonce: string;
}

export interface Trouble {
  t: "trouble";
  code: string;
  text?: string;
  game?: string;
}

export interface PileView {
  top: string;
  thickness: number;
}

export interface View {
  seat: number;
  phase: "deal" | "over" | "play" | "ready" | "slap";
  round: number;
  stocks: StockView[][];
  spit_cards: number[];
  piles: (PileView | null)[];
  only_pile: number | null;
  called: boolean[];
  asked: (number | null)[];
  first: number | null;
  holding: number[] | null;
  scores: number[];
  winner: number | null;
  ended: "forfeited" | "resigned" | "won" | null;
}

export interface TableView {
  view: View;
  present: boolean[];
  counting: number | null;
  ring: Ring | null;
  pause: Break | null;
  hint: number | null;
  rematch: boolean[];
}

export interface Snapshot {
  t: "snapshot";
  game: string;
  seat: 0 | 1;
  epoch: number;
  seq: number;
  at: number;
  table: TableView;
}

export interface Answer {
  t: "answer";
  game: string;
  seat: 0 | 1;
  n: number;
  refused?: string | null;
  busy?: number | null;
  margin?: number | null;
}

export interface Way {
  began: number;
  ends: number;
  stock?: 0 | 1 | 2 | 3 | 4 | null;
  pile?: 0 | 1 | null;
  carries?: 0 | 1 | 2 | 3 | 4 | null;
}

export interface Hand {
  t: "hand";
  game: string;
  seat: 0 | 1;
  at: number;
  ways?: Way[];
}

export interface Temper {
  t: "temper";
  game: string;
  seat: 0 | 1;
  mood: "ahead" | "calm" | "rattled";
  manner: "annoyed" | "hurries" | "plays" | "waits";
}

export interface FirstHand {
  at: number;
  seat: number;
  pile: number;
}

export interface Span {
  at: number;
  ms: number;
}

export interface MissedChance {
  at: number;
  seat: number;
  stock: number;
  pile: number;
  card: string;
  top: string;
  ms: number;
  how: "covered" | "open" | "over" | "own" | "played";
}

export interface SeatReview {
  curve: number[][];
  plays: number;
  fills: number;
  turns: number;
  calls: number;
  auto: number;
  fastest: Span | null;
  reaction: number | null;
  longest_wait: Span | null;
  in_front: number;
  longest_lead: Span | null;
  largest_lead: number;
  misses: number;
  contests_won: number;
  contests_lost: number;
  chances: MissedChance[];
}

export interface RoundReview {
  round: number;
  dealt: number;
  began: number | null;
  spits: number[];
  ended: number | null;
  why: "dead" | "forfeited" | "given_up" | "out" | "resigned" | null;
  finisher: number | null;
  slap: FirstHand | null;
  left: number[][] | null;
  took: number[] | null;
  holding: number[] | null;
  scores: number[] | null;
  seats: SeatReview[];
}

export interface Reviewed {
  t: "reviewed";
  game: string;
  rounds: RoundReview[];
  seats?: SeatReview[] | null;
}

export interface Recorded {
  t: "recorded";
  game: string;
  text: string;
}

export interface Rules {
  win: "points" | "standard";
  target: number;
  count: "holding" | "unplayed";
  turn: "auto" | "manual";
}

export interface GameReview {
  players: string[] | null;
  rules: Rules;
  ms: number;
  phase: "deal" | "over" | "play" | "ready" | "slap";
  scores: number[];
  winner: number | null;
  ended: "forfeited" | "resigned" | "won" | null;
  seats: SeatReview[];
  rounds: RoundReview[];
  cut_off: number | null;
}

export interface Step {
  at: number;
  told: Happening[];
  auto?: boolean;
  missed?: number[] | null;
  beaten?: number[] | null;
}

export interface Watched {
  review: GameReview;
  steps: Step[];
}

export interface WatchFailed {
  line: number | null;
  code: string;
  message: string;
}

export type Happening =
  | { what: "dealt"; event: Dealt }
  | { what: "called"; event: Called }
  | { what: "flipped"; event: Flipped }
  | { what: "played"; event: Played }
  | { what: "filled"; event: Filled }
  | { what: "turned"; event: Turned }
  | { what: "round_over"; event: RoundOver }
  | { what: "slapped"; event: Slapped }
  | { what: "cleared"; event: Cleared }
  | { what: "ended"; event: Ended }
  | { what: "counting"; event: Counting }
  | { what: "ringing"; event: Ringing }
  | { what: "paused"; event: Paused }
  | { what: "present"; event: Present }
  | { what: "hinted"; event: Hinted }
  | { what: "wished"; event: Wished };

export type Told = {
  t: "told";
  game: string;
  seq: number;
  at: number;
  n?: number | null;
  auto?: boolean;
} & Happening;

export type ClientMessage = Hello | New | Lesson | Play | Fill | Turn | Spit | Slap | Resign | Pause | Resume | Rematch | Leave | Claim | AskRecord | Pong;

export type ServerMessage = Welcome | Seated | Ping | Trouble | Snapshot | Answer | Told | Hand | Temper | Reviewed | Recorded;
