import type { Connection, Socket, Timers } from "./connection";
import type { Storage } from "./seats";

export function openSocket(): Socket {
  const url = new URL("/ws", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url) as unknown as Socket;
}

export const browserTimers: Timers = {
  after: (ms, act) => window.setTimeout(act, ms),
  cancel: (timer) => window.clearTimeout(timer),
};

/** The device's storage; null where it is forbidden. */
export function deviceStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const BEEN = "spit.been";

/** Whether somebody has been at a table on this device before. */
export function hasBeen(): boolean {
  return deviceStorage()?.getItem(BEEN) != null;
}

export function remember(): void {
  try {
    deviceStorage()?.setItem(BEEN, "yes");
  } catch {
    // Full or forbidden: every visit is then a first one.
  }
}

/** 16 random bytes in hexadecimal: the player's part in the shuffle. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** Comes back at once when the device says that it may work again, rather than when the waiting is over. */
export function watchDevice(connection: Connection): void {
  const wake = (): void => {
    if (document.visibilityState === "visible") connection.connect();
  };
  addEventListener("online", wake);
  addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", wake);
  addEventListener("offline", () => connection.lost());
}
