import { TRPCClientError } from "@trpc/client";
import { vi } from "vitest";
import type { Frame } from "#domain/messaging/frames.ts";
import type { OpenConversation, StoredMessage } from "#src/features/messages/live/conversation.ts";
import { LiveConversation } from "#src/features/messages/live/live-conversation.ts";
import type { ApiClient } from "#src/lib/calls/trpc.ts";
import { silence } from "./outbox-world.ts";

vi.mock("#src/lib/realtime/room-socket.ts", async () => ({
  openRoomSocket: (_client: unknown, _room: unknown, handlers: typeof room.handlers) => {
    room.handlers = handlers;
    return { send: () => {}, close: () => {} };
  },
}));

/** What the server holds of a message; odd ones are the other side's. */
export const message = (seq: number, more: Partial<StoredMessage> = {}): StoredMessage => ({
  id: `msg_${seq}`,
  seq,
  mine: seq % 2 === 0,
  kind: "text",
  content: `رسالة ${seq}`,
  phrase: null,
  context: null,
  files: [],
  clientId: `c-${seq}`,
  createdAt: 1_700_000_000_000 + seq,
  ...more,
});

/** As the room tells it. */
export function told({ mine, ...rest }: StoredMessage): Extract<Frame, { type: "message" }> {
  return { type: "message", message: { ...rest, side: mine ? "buyer" : "supplier" } };
}

/** A conversation as the server has it, its room, and a browser that reads it as the buyer. */
export class ConversationWorld {
  stored: StoredMessage[] = [];
  marks = { otherReadSeq: 0, otherDeliveredSeq: 0 };
  asked: { before?: number; after?: number }[] = [];
  isCut = false;
  /** It is not the reader's any more. */
  isForeign = false;
  /** How often the conversation itself was to be read again. */
  readAgain = 0;
  /** While it is pending, the server has answered and its answer is on the way. */
  onTheWay: Promise<void> | undefined;

  write(from: number, to: number): void {
    for (let seq = from; seq <= to; seq += 1) this.stored.push(message(seq));
  }

  readonly #client = {
    messages: {
      page: {
        query: async ({ before, after }: { before?: number; after?: number }) => {
          this.asked.push({ ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) });
          if (this.isCut) throw silence();
          if (this.isForeign)
            throw new TRPCClientError("", { result: { error: { data: { appCode: "NOT_FOUND" } } } } as never);
          const fitting = this.stored.filter(({ seq }) => seq < (before ?? Infinity) && seq > (after ?? 0));
          const items = after === undefined ? fitting.slice(-50) : fitting.slice(0, 50);
          const lastSeq = this.stored.at(-1)?.seq ?? 0;
          const held = this.onTheWay;
          const page = {
            items: structuredClone(items),
            hasMore: fitting.length > 50,
            lastSeq,
            marks: { ...this.marks },
          };
          await held;
          return page;
        },
      },
    },
  } as unknown as ApiClient;

  conversation(openedAt: number | null = null): LiveConversation {
    const lastSeq = this.stored.at(-1)?.seq ?? 0;
    return new LiveConversation(
      this.#client,
      { id: "cnv_1", side: "buyer", lastSeq, ...this.marks } as OpenConversation,
      () => {
        this.readAgain += 1;
      },
      openedAt,
    );
  }
}

/** The room of `openRoomSocket`, as a test holds it. */
export const room: { handlers?: { onFrame: (frame: Frame) => void; onOpen: () => void; onClose?: () => void } } = {};

export const numbers = (list: readonly StoredMessage[]) => list.map(({ seq }) => seq);
export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
