import type { Frame } from "#domain/messaging/frames.ts";
import { Backoff } from "#src/lib/calls/backoff.ts";
import { isLasting } from "#src/lib/calls/errors.ts";
import { retryTransient } from "#src/lib/calls/retry-transient.ts";
import type { ApiClient } from "#src/lib/calls/trpc.ts";
import { dropRefused } from "#src/lib/offline/keep-read.ts";
import { endOf } from "#src/lib/offline/kept-reads.ts";
import { openRoomSocket } from "#src/lib/realtime/room-socket.ts";
import { furthest, mergeMessages, type OpenConversation, type StoredMessage, seamlessUpTo } from "./conversation.ts";
import { type ConversationState, heardOfOther, unreadState } from "./conversation-state.ts";
import {
  BEHIND,
  type ConversationWindow,
  FAR_BEHIND,
  type MessagePage,
  newestWindow,
  windowUpTo,
  withArrived,
  withNewer,
  withOlder,
} from "./conversation-window.ts";

/** While no socket holds, news are fetched this often. */
const ASK_EVERY_MS = 15_000;
/** How long "is writing" stands after it was last told. */
const TYPING_MS = 4000;

/**
 * A part of a conversation as it is stored, kept up to date by its room and, without it, by asking. The room only hints
 * (security 26): whatever number is missing is fetched.
 */
export class LiveConversation {
  readonly #client: ApiClient;
  readonly #id: string;
  readonly #side: OpenConversation["side"];
  readonly #openedAt: number | null;
  readonly #listeners = new Set<() => void>();
  #state: ConversationState;
  /** The reader is at the end. */
  #isFollowing = true;
  #catching: Promise<void> | undefined;
  #isAskedAgain = false;
  /** While nobody looks it waits on. */
  readonly #tries = new Backoff(() => (document.hidden ? this.#tries.later() : void this.catchUp()));
  #asking: ReturnType<typeof setInterval> | undefined;
  #typingEnds: ReturnType<typeof setTimeout> | undefined;
  #publishTyping: () => void = () => {};
  readonly #onMembership: () => void;

  /**
   * @param onMembership a side has blocked the other, or taken it back: the conversation itself must be read again
   * @param openedAt the number of a message; null for the end
   */
  constructor(
    client: ApiClient,
    conversation: OpenConversation,
    onMembership: () => void,
    openedAt: number | null = null,
  ) {
    this.#openedAt = openedAt;
    this.#onMembership = onMembership;
    this.#client = client;
    this.#id = conversation.id;
    this.#side = conversation.side;
    this.#state = unreadState(conversation);
  }

  readonly state = (): ConversationState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Enters the room; the returned function leaves it. */
  readonly enter = (): (() => void) => {
    this.#tries.begin();
    void this.catchUp();
    this.#ask();
    const place = { kind: "conversation", id: this.#id } as const;
    const room = openRoomSocket(this.#client, place, {
      onFrame: (frame) => this.#hear(frame),
      onOpen: () => {
        clearInterval(this.#asking);
        void this.catchUp();
      },
      onClose: () => this.#ask(),
    });
    this.#publishTyping = () => room.send({ type: "typing" });
    return () => {
      room.close();
      this.#tries.stop();
      clearInterval(this.#asking);
      clearTimeout(this.#typingEnds);
    };
  };

  readonly publishTyping = (): void => this.#publishTyping();

  /** Whether the reader is at the end: what comes in then pushes out what is oldest. */
  readonly follow = (isFollowing: boolean): void => {
    this.#isFollowing = isFollowing;
  };

  /** A message of one's own that the server has just stored. */
  readonly addOwn = (message: StoredMessage): void => this.#arrive(message);

  /** The newest page, or what came after what is known; one catching up at a time. */
  readonly catchUp = (): Promise<void> => {
    this.#isAskedAgain = true;
    this.#catching ??= this.#catchUp().finally(() => {
      this.#catching = undefined;
    });
    return this.#catching;
  };

  /** Opens its end with what was kept, where nothing came, until the end itself comes. @returns whether it is shown */
  readonly openKept = ({ lastSeq, marks, ...page }: MessagePage): boolean => {
    if (this.#state.first !== "failed" || this.#openedAt !== null) return false;
    this.#change({ ...newestWindow(page, this.#state.messages), lastSeq, marks, first: "loaded", isKept: true });
    return true;
  };

  readonly retry = (): void => {
    this.#change({ first: "loading" });
    void this.catchUp();
  };

  /** @throws when the page did not come; it can be asked for again */
  readonly loadOlder = async (): Promise<void> => {
    const before = this.#state.messages[0]?.seq;
    if (before === undefined) return;
    const page = await this.#page({ before });
    this.#change(withOlder(this.#state, page));
  };

  /** @throws as {@link loadOlder} */
  readonly loadNewer = async (): Promise<void> => {
    const page = await this.#page({ after: seamlessUpTo(this.#state.messages) });
    this.#turn(withNewer(this.#state, page));
  };

  /** Goes to the end of the conversation, however far that is. @throws as {@link loadOlder} */
  readonly loadNewest = async (): Promise<void> => {
    if (!this.#state.hasNewer) return;
    this.#turn(newestWindow(await this.#page({})));
  };

  /** What came in while the last page was on its way was put off until the end is reached. */
  #turn(window: ConversationWindow): void {
    this.#change(window);
    if (!window.hasNewer && seamlessUpTo(window.messages) < this.#state.lastSeq) void this.catchUp();
  }

  async #page(place: { before?: number; after?: number }) {
    const page = await this.#client.messages.page.query({ id: this.#id, ...place });
    const marks = furthest(this.#state.marks, page.marks);
    this.#change({ marks, lastSeq: Math.max(this.#state.lastSeq, page.lastSeq) });
    return page;
  }

  async #catchUp(): Promise<void> {
    this.#tries.hold();
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        while (await this.#step());
      }
      this.#tries.wentWell();
    } catch (error) {
      if (this.#state.first !== "loaded") this.#change({ first: "failed" });
      else if (!isLasting(error)) this.#tries.later();
      if (isLasting(error)) clearInterval(this.#asking);
      void dropRefused(error, endOf(this.#id));
    }
  }

  /** @returns whether there is more to fetch */
  async #step(): Promise<boolean> {
    const { first, isKept, messages, hasNewer, lastSeq } = this.#state;
    // One's own message may have come back before the first page: what was before it is not known then.
    if (first !== "loaded" || isKept || messages.length === 0) return this.#open();
    // Who reads far from the end is told that there is more; it is fetched on the way there.
    if (hasNewer) {
      await this.#page({ after: lastSeq });
      return false;
    }
    const page = await this.#page({ after: seamlessUpTo(messages) });
    const last = page.items.at(-1)?.seq ?? page.lastSeq;
    if (page.hasMore && this.#isFollowing && page.lastSeq - last > FAR_BEHIND) {
      this.#change(newestWindow(await this.#page({})));
      return false;
    }
    this.#change(withArrived(this.#state, page.items, this.#isFollowing));
    return page.hasMore && !this.#state.hasNewer;
  }

  /** @returns that there is no more to fetch */
  async #open(): Promise<false> {
    const at = this.#openedAt;
    const page = await retryTransient(() => this.#page(at === null ? {} : { before: at + BEHIND }));
    const window = at === null ? newestWindow(page, this.#state.messages) : windowUpTo(page);
    this.#change({ ...window, first: "loaded", isKept: false });
    return false;
  }

  #ask(): void {
    clearInterval(this.#asking);
    this.#asking = setInterval(() => document.hidden || void this.catchUp(), ASK_EVERY_MS);
  }

  #change(changes: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #hear(frame: Frame): void {
    if (frame.type === "message") this.#hearMessage(frame.message);
    if (frame.type === "standing") this.#onMembership();
    if (!("side" in frame) || frame.side === this.#side) return;
    const heard = heardOfOther(this.#state, frame);
    if (heard) this.#change(heard);
    if (frame.type !== "typing") return;
    clearTimeout(this.#typingEnds);
    this.#typingEnds = setTimeout(() => this.#change({ isTyping: false }), TYPING_MS);
  }

  #hearMessage({ side, ...message }: Extract<Frame, { type: "message" }>["message"]): void {
    const mine = side === this.#side;
    if (!mine) this.#change({ isTyping: false });
    // A card leads each side to a page of its own: the room does not know whose it tells.
    if (message.kind === "context") void this.catchUp();
    else this.#arrive({ ...message, mine });
  }

  #arrive(message: StoredMessage): void {
    const { first, hasNewer, messages, lastSeq } = this.#state;
    const known = seamlessUpTo(messages);
    if (first === "loaded" && message.seq <= known) return;
    this.#change({ lastSeq: Math.max(lastSeq, message.seq) });
    if (hasNewer) return;
    const isNext = first === "loaded" && message.seq === known + 1 && (known > 0 || message.seq === 1);
    if (isNext) this.#change(withArrived(this.#state, [message], this.#isFollowing));
    else {
      // What one has just sent stays on screen while what came before it is fetched.
      if (message.mine) this.#change({ messages: mergeMessages(messages, [message]) });
      void this.catchUp();
    }
  }
}
