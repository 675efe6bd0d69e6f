import { setTimeout as sleep } from "node:timers/promises";
import { ConversationSocket, type RoomEntry } from "../bench/conversation-sockets.ts";
import type { Trader } from "../bench/traders.ts";
import type { Pair } from "../faults/trade.ts";
import type { Acting } from "./session.ts";
import { headersOf, post } from "./writes.ts";

/** As browsers come back (src/lib/realtime/room-socket.ts). */
const PAUSES_MS = [1000, 2000, 5000, 10_000];
const JITTER_MS = 400;
const TRIES = 8;
const ENTER_WITHIN_MS = 20_000;

/** One side of a conversation, as its screen knows it: messages by their number. */
export class Seat {
  readonly seen = new Map<number, string>();
  /** Answers to tries that did not let it in. */
  readonly refusals: string[] = [];
  #socket: ConversationSocket | undefined;

  constructor(
    readonly pair: Pair,
    readonly who: Trader,
    readonly origin: URL,
  ) {}

  /** Goes in, as often as it takes; false when it never is let in. */
  async enter(acting: Acting): Promise<boolean> {
    for (let n = 0; n < TRIES; n += 1) {
      try {
        this.#socket = await this.#open(acting);
        return true;
      } catch (fault) {
        this.refusals.push(fault instanceof Error ? fault.message : "unknown");
        await sleep((PAUSES_MS[n] ?? 10_000) + Math.random() * JITTER_MS);
      }
    }
    return false;
  }

  /** The line is cut; what came over it was seen. */
  drop(): void {
    this.hear();
    this.#socket?.close();
    this.#socket = undefined;
  }

  /** Takes what came over the socket. */
  hear(): void {
    for (const [seq, clientId] of this.#socket?.numbers ?? []) this.seen.set(seq, clientId);
  }

  /** Asks for what follows the first number that it lacks: frames come in any order, and some not at all. */
  async catchUp({ call }: Acting): Promise<void> {
    let after = 0;
    while (this.seen.has(after + 1)) after += 1;
    for (let hasMore = true; hasMore; ) {
      const input = { id: this.pair.conversation, after };
      const path = `/api/trpc/messages.page?input=${encodeURIComponent(JSON.stringify(input))}`;
      const { status, text } = await call("own", "messages.page", { path, headers: headersOf(this.who) });
      if (status !== 200) return;
      const { data } = (JSON.parse(text) as { result: { data: Page } }).result;
      for (const { seq, clientId } of data.items) this.seen.set(seq, clientId);
      const last = data.items.at(-1);
      hasMore = data.hasMore && last !== undefined;
      after = last?.seq ?? after;
    }
  }

  async #open({ call }: Acting): Promise<ConversationSocket> {
    const asked = { kind: "conversation", id: this.pair.conversation };
    const { status, text } = await call("write", "messages.roomToken", post("messages.roomToken", asked, this.who));
    if (status !== 200) throw new Error(`no token: ${status}`);
    const { data } = (JSON.parse(text) as { result: { data: RoomEntry } }).result;
    const late = sleep(ENTER_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error("no answer in time");
    });
    return Promise.race([ConversationSocket.enter(this.origin, "conversation", data), late]);
  }
}

interface Page {
  items: { seq: number; clientId: string }[];
  hasMore: boolean;
}
