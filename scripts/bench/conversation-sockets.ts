import { WebSocket } from "ws";
import type { RoomKind } from "#domain/messaging/room-token.ts";
import type { Trader } from "./traders.ts";

/** What `messages.roomToken` gives. */
export interface RoomEntry {
  token: string;
  room: string;
}

/** A room's socket as a browser opens it, and when which message came in over it. */
export class ConversationSocket {
  /** Milliseconds of `performance.now()` by `clientId`. */
  readonly heard = new Map<string, number>();
  /** What stands under which number of the conversation. */
  readonly numbers = new Map<number, string>();
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data) => this.#hear(String(data), performance.now()));
  }

  /** @throws Error when the room does not let it in */
  static async open(origin: URL, { cookie }: Trader, kind: RoomKind, id?: string): Promise<ConversationSocket> {
    return ConversationSocket.enter(origin, kind, await tokenFor(origin, cookie, { kind, ...(id ? { id } : {}) }));
  }

  /** Opens it with a token that is there already. */
  static async enter(origin: URL, kind: RoomKind, { token, room }: RoomEntry): Promise<ConversationSocket> {
    const url = new URL(`/parties/${kind}/${room}?token=${token}`, origin);
    url.protocol = "ws:";
    const socket = new WebSocket(url, { origin: origin.origin });
    const opened = new ConversationSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once("open", () => resolve());
      socket.once("error", reject);
    });
    return opened;
  }

  /** @returns when the message came, by `performance.now()`; undefined when it did not within two seconds */
  async cameAt(clientId: string): Promise<number | undefined> {
    for (const end = performance.now() + 2000; performance.now() < end; ) {
      const at = this.heard.get(clientId);
      if (at !== undefined) return at;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return undefined;
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(text: string, at: number): void {
    const clientId = /"clientId":"([^"]+)"/.exec(text)?.[1];
    if (!clientId) return;
    this.heard.set(clientId, at);
    const seq = /"seq":(\d+)/.exec(text)?.[1];
    if (seq) this.numbers.set(Number(seq), clientId);
  }
}

async function tokenFor(origin: URL, cookie: string, input: object): Promise<RoomEntry> {
  const answer = await fetch(new URL("/api/trpc/messages.roomToken", origin), {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`no token for the room: ${answer.status} ${await answer.text()}`);
  const { result } = (await answer.json()) as { result: { data: RoomEntry } };
  return result.data;
}
