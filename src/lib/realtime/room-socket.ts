import ReconnectingWebSocket from "partysocket/ws";
import type { ClientFrame, Frame } from "#domain/messaging/frames.ts";
import type { RoomKind } from "#domain/messaging/room-token.ts";
import { isLasting } from "../calls/errors.ts";
import type { ApiClient } from "../calls/trpc.ts";
import { withTimeout } from "../calls/with-timeout.ts";

/** Rooms count who says nothing for a minute as gone (security 26). */
const HEARTBEAT_MS = 25_000;
/** A line that answers no ping for so long is dead, whatever the browser believes of it. */
const PONG_WITHIN_MS = 10_000;
/** After the network or the tab came back a dead line is likely: less patience then. */
const PONG_ON_RETURN_MS = 3000;
const TOKEN_WITHIN_MS = 10_000;
/** 1, 2, 5, 10 s and then always 10, each a little later by chance, so that not all come back at once. */
const BACK_OFF = { growFactor: 2.2, longestMs: 10_000, jitterMs: 400 } as const;

interface RoomHandlers {
  onFrame: (frame: Frame) => void;
  /** The room is entered, for the first time or again: what was told meanwhile must be fetched. */
  onOpen: () => void;
  /** Nothing is heard until it is entered again. */
  onClose?: () => void;
}

export interface RoomSocket {
  send: (frame: ClientFrame) => void;
  close: () => void;
}

interface RoomAddress {
  kind: RoomKind;
  id?: string;
}

/** Enters a room and comes back to it whenever the network lets it; each try with a token of its own. */
export function openRoomSocket(client: ApiClient, room: RoomAddress, handlers: RoomHandlers): RoomSocket {
  const line = new RoomLine(client, room, handlers);
  return { send: line.send, close: line.open() };
}

class RoomLine {
  readonly #client: ApiClient;
  readonly #room: RoomAddress;
  readonly #handlers: RoomHandlers;
  /** One for each beginning: one that hangs in a request or in a pause is left to itself. */
  #socket: ReconnectingWebSocket | undefined;
  #isIn = false;
  #isOver = false;
  #noPong: ReturnType<typeof setTimeout> | undefined;

  constructor(client: ApiClient, room: RoomAddress, handlers: RoomHandlers) {
    this.#client = client;
    this.#room = room;
    this.#handlers = handlers;
  }

  /** Goes in; the returned function leaves for good. */
  open(): () => void {
    const heartbeat = setInterval(() => this.#ping(PONG_WITHIN_MS), HEARTBEAT_MS);
    window.addEventListener("online", this.#onReturn);
    document.addEventListener("visibilitychange", this.#onReturn);
    this.#begin();
    return () => {
      clearInterval(heartbeat);
      window.removeEventListener("online", this.#onReturn);
      document.removeEventListener("visibilitychange", this.#onReturn);
      this.#end();
    };
  }

  readonly send = (frame: ClientFrame): void => {
    if (this.#isIn) this.#socket?.send(JSON.stringify(frame));
  };

  #begin(): void {
    if (this.#isOver) return;
    this.#leave();
    this.#socket?.close();
    const socket: ReconnectingWebSocket = new ReconnectingWebSocket(() => this.#address(socket), [], {
      minReconnectionDelay: 1000 + Math.random() * BACK_OFF.jitterMs,
      maxReconnectionDelay: BACK_OFF.longestMs,
      reconnectionDelayGrowFactor: BACK_OFF.growFactor,
      // What was not sent while away is stale: messages wait in the outbox, not here.
      maxEnqueuedMessages: 0,
    });
    this.#socket = socket;
    const onlyOfThis =
      <Event>(react: (event: Event) => void) =>
      (event: Event) => {
        if (this.#socket === socket) react(event);
      };
    socket.addEventListener(
      "open",
      onlyOfThis(() => this.#enter()),
    );
    socket.addEventListener(
      "close",
      onlyOfThis(() => this.#leave()),
    );
    socket.addEventListener(
      "message",
      onlyOfThis(({ data }) => this.#hear(data)),
    );
  }

  #enter(): void {
    this.#isIn = true;
    this.#handlers.onOpen();
  }

  #leave(): void {
    clearTimeout(this.#noPong);
    if (!this.#isIn) return;
    this.#isIn = false;
    this.#handlers.onClose?.();
  }

  #end(): void {
    this.#isOver = true;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#leave();
  }

  #hear(data: unknown): void {
    // Whatever is heard, the line is alive.
    clearTimeout(this.#noPong);
    const frame = readFrame(data);
    if (frame) this.#handlers.onFrame(frame);
  }

  #ping(within: number): void {
    if (!this.#isIn) return;
    this.send({ type: "ping" });
    clearTimeout(this.#noPong);
    this.#noPong = setTimeout(() => this.#begin(), within);
  }

  /** The network is back, or the tab is looked at again: waiting for the next try would be a loss of time. */
  readonly #onReturn = (): void => {
    if (document.hidden) return;
    if (this.#isIn) this.#ping(PONG_ON_RETURN_MS);
    else this.#begin();
  };

  async #address(socket: ReconnectingWebSocket): Promise<string> {
    const { kind, id } = this.#room;
    try {
      const ask = (signal: AbortSignal) => this.#client.messages.roomToken.mutate({ kind, id }, { signal });
      const { token, room } = await withTimeout(ask, { ms: TOKEN_WITHIN_MS });
      const url = new URL(`/parties/${kind}/${room}`, window.location.href);
      url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
      url.searchParams.set("token", token);
      return url.href;
    } catch (error) {
      if (this.#socket === socket && isLasting(error)) this.#end();
      throw error;
    }
  }
}

/** Rooms are our own and check what they send; a frame of a newer version than this page is passed over by its type. */
function readFrame(data: unknown): Frame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === "object" && frame !== null && "type" in frame ? (frame as Frame) : null;
  } catch {
    return null;
  }
}
