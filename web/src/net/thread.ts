import type { Snapshot } from "../wire";

/** Where a client stands in what a game tells: the life of the game on its server, and the last event's number. */
export interface Thread {
  readonly epoch: number;
  readonly seq: number;
}

/** The thread after a snapshot; null where the snapshot comes from an earlier life and is stale. */
export function restart(thread: Thread | null, snapshot: Pick<Snapshot, "epoch" | "seq">): Thread | null {
  if (thread && snapshot.epoch < thread.epoch) return null;
  return { epoch: snapshot.epoch, seq: snapshot.seq };
}

/** What to do with an event of this number: it is the next, was heard before, or some before it are missing. */
export function judge(thread: Thread, seq: number): "next" | "old" | "gap" {
  if (seq <= thread.seq) return "old";
  return seq === thread.seq + 1 ? "next" : "gap";
}
