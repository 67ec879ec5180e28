import type { Watched, WatchFailed } from "../wire";

/** Longer records are not taken (`server/watching.py`). */
const MOST_BYTES = 1 << 20;

/** What there is to show of a record; or why it cannot be shown. */
export async function load(record: string | Blob): Promise<Watched | WatchFailed> {
  const body = typeof record === "string" ? new Blob([record]) : record;
  if (body.size > MOST_BYTES) return failed("too_large");
  try {
    const response = await fetch("/api/watch", { method: "POST", body });
    return (await response.json()) as Watched | WatchFailed;
  } catch {
    return failed("offline");
  }
}

function failed(code: string): WatchFailed {
  return { line: null, code, message: "" };
}
