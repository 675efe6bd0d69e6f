import type { Frame } from "#domain/messaging/frames.ts";
import { openRoomSocket } from "#src/lib/room-socket.ts";
import type { ApiClient } from "#src/lib/trpc.ts";
import { type Marks, mergeMessages, type OpenConversation, type StoredMessage, seamlessUpTo } from "./talk.ts";

/** Where no socket holds, news are fetched this often. */
const ASK_EVERY_MS = 15_000;
/** How long "is writing" stands after it was last told. */
const TYPING_MS = 4000;

export interface Presence {
  isOnline: boolean;
  lastSeenAt: number | null;
}

/** What is known of a conversation at a moment. */
export interface TalkState {
  first: "loading" | "failed" | "loaded";
  messages: readonly StoredMessage[];
  hasOlder: boolean;
  marks: Marks;
  presence: Presence | undefined;
  isTyping: boolean;
}

/**
 * The messages of a conversation as they are stored, kept up to date by its room and, without it, by asking. The room only
 * hints (security.md 26): whatever number is missing is fetched.
 */
export class LiveTalk {
  readonly #client: ApiClient;
  readonly #id: string;
  readonly #side: OpenConversation["side"];
  readonly #listeners = new Set<() => void>();
  #state: TalkState;
  #typingEnds: ReturnType<typeof setTimeout> | undefined;
  #tellTyping: () => void = () => {};

  constructor(client: ApiClient, { id, side, otherReadSeq, otherDeliveredSeq }: OpenConversation) {
    this.#client = client;
    this.#id = id;
    this.#side = side;
    const marks = { otherReadSeq, otherDeliveredSeq };
    this.#state = { first: "loading", messages: [], hasOlder: false, marks, presence: undefined, isTyping: false };
  }

  readonly state = (): TalkState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Enters the room; the returned function leaves it. */
  readonly enter = (): (() => void) => {
    void this.catchUp();
    const room = openRoomSocket(
      this.#client,
      { kind: "conversation", id: this.#id },
      { onFrame: (frame) => this.#hear(frame), onOpen: () => void this.catchUp() },
    );
    this.#tellTyping = () => room.send({ type: "typing" });
    const asking = setInterval(() => document.hidden || void this.catchUp(), ASK_EVERY_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(this.#typingEnds);
      room.close();
    };
  };

  readonly tellTyping = (): void => this.#tellTyping();

  readonly add = (more: readonly StoredMessage[]): void => {
    this.#change({ messages: mergeMessages(this.#state.messages, more) });
  };

  /** A message of one's own that the server has just stored. */
  readonly addOwn = (message: StoredMessage): void => this.add([message]);

  /** The newest page, or what came after what is known, however much it is. */
  readonly catchUp = async (): Promise<void> => {
    try {
      for (let hasMore = true; hasMore; ) {
        // One's own message may have come back before the first page: what was before it is not known then.
        const isFirst = this.#state.first !== "loaded" || this.#state.messages.length === 0;
        const after = isFirst ? 0 : seamlessUpTo(this.#state.messages);
        const page = await this.#client.messages.page.query(after === 0 ? { id: this.#id } : { id: this.#id, after });
        if (isFirst) this.#change({ hasOlder: page.hasMore });
        hasMore = after > 0 && page.hasMore;
        this.add(page.items);
        this.#change({ first: "loaded" });
      }
    } catch {
      if (this.#state.first !== "loaded") this.#change({ first: "failed" });
    }
  };

  readonly retry = (): void => {
    this.#change({ first: "loading" });
    void this.catchUp();
  };

  /** @throws when the page did not come; it can be asked for again */
  readonly loadOlder = async (): Promise<void> => {
    const before = this.#state.messages[0]?.seq;
    if (before === undefined) return;
    const page = await this.#client.messages.page.query({ id: this.#id, before });
    this.#change({ hasOlder: page.hasMore });
    this.add(page.items);
  };

  #change(changes: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #hear(frame: Frame): void {
    const { marks } = this.#state;
    if (frame.type === "message") this.#hearMessage(frame.message);
    if (!("side" in frame) || frame.side === this.#side) return;
    if (frame.type === "seen") {
      this.#change({ marks: { ...marks, otherReadSeq: Math.max(marks.otherReadSeq, frame.seq) } });
    } else if (frame.type === "delivered") {
      this.#change({ marks: { ...marks, otherDeliveredSeq: Math.max(marks.otherDeliveredSeq, frame.seq) } });
    } else if (frame.type === "presence") {
      this.#change({ presence: { isOnline: frame.isOnline, lastSeenAt: frame.lastSeenAt } });
    } else if (frame.type === "typing") {
      this.#change({ isTyping: true });
      clearTimeout(this.#typingEnds);
      this.#typingEnds = setTimeout(() => this.#change({ isTyping: false }), TYPING_MS);
    }
  }

  #hearMessage({ side, ...message }: Extract<Frame, { type: "message" }>["message"]): void {
    if (side !== this.#side) this.#change({ isTyping: false });
    const isNext = message.seq <= seamlessUpTo(this.#state.messages) + 1;
    if (isNext && this.#state.first === "loaded") this.add([{ ...message, mine: side === this.#side }]);
    else void this.catchUp();
  }
}
