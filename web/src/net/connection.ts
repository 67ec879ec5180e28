import type { ClientMessage, SeatKey, ServerMessage } from "../wire";
import { backoff } from "./backoff";

/** The part of a WebSocket that is used, so that tests can stand in for it. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Timers {
  after(ms: number, act: () => void): number;
  cancel(timer: number): void;
}

export interface Wiring {
  open(): Socket;
  timers: Timers;
  random(): number;
  build: string;
  /** The seats to ask for on each opening. */
  seats(): SeatKey[];
  /** Everything the server says, but pings. */
  hear(message: ServerMessage): void;
  /** The state has changed. */
  changed(link: Link): void;
}

/** "away" is between two tries; "taken_over" lasts until the player wants the seat back here. */
export type Link = "connecting" | "open" | "away" | "taken_over";

const OPEN = 1;
const TAKEN_OVER = 4001;
/** An attempt that has not been welcomed after so long is given up for a new one. */
const PATIENCE = 10_000;

/** One connection to the server that comes back by itself. */
export class Connection {
  link: Link = "away";
  #socket: Socket | null = null;
  #tries = 0;
  #timer: number | null = null;

  constructor(private readonly wiring: Wiring) {}

  /** Connects at once unless that is done already: at the start, and when there is reason to think that it helps. */
  connect(): void {
    if (this.#socket || this.link === "taken_over") return;
    this.#cancel();
    this.#set("connecting");
    const socket = this.wiring.open();
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      const back = this.wiring.seats();
      this.#write({ t: "hello", build: this.wiring.build, ...(back.length ? { back } : {}) });
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && typeof data === "string") this.#hear(data);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#gone(code);
    };
    this.#timer = this.wiring.timers.after(PATIENCE, () => this.lost());
  }

  /** Sends if the server has said welcome; says whether it did. */
  send(message: ClientMessage): boolean {
    if (this.link !== "open") return false;
    return this.#write(message);
  }

  /** The thread is lost or the line seems dead: close, and come back for a snapshot. */
  lost(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.close();
    this.#gone(1000);
  }

  /** Takes the seats back from the window that has them now. */
  takeBack(): void {
    if (this.link !== "taken_over") return;
    this.link = "away";
    this.connect();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === "ping") {
      this.#write({ t: "pong", nonce: message.nonce });
      return;
    }
    if (message.t === "welcome") {
      this.#tries = 0;
      this.#cancel();
      this.#set("open");
    }
    if (message.t === "trouble" && message.code === "taken_over") this.#leave();
    this.wiring.hear(message);
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#cancel();
    this.#set("taken_over");
    socket?.close();
  }

  #gone(code: number): void {
    this.#socket = null;
    this.#cancel();
    if (code === TAKEN_OVER) {
      this.#set("taken_over");
      return;
    }
    this.#set("away");
    this.#timer = this.wiring.timers.after(backoff(this.#tries++, this.wiring.random), () => this.connect());
  }

  #write(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #set(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.wiring.changed(link);
  }

  #cancel(): void {
    if (this.#timer !== null) this.wiring.timers.cancel(this.#timer);
    this.#timer = null;
  }
}
