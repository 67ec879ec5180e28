/** What a player held when a round was cleared. */
export interface Haul {
  stock: number;
  spit: number;
  took: number;
  holds: number;
}

/** How many stock cards each had left at a moment (in ms) of a round. */
export interface Moment {
  at: number;
  you: number;
  them: number;
}
