import { changeUnsent, dropUnsent, keepUnsent, type UnsentMessage, unsentOf, type Words } from "./message-outbox.ts";
import { unrefused } from "./refused-files.ts";
import { type SendingWay, type SentMessage, sendUnsent } from "./send-unsent.ts";
import { SendingLane } from "./sending-lane.ts";

/** Tells the account's other tabs that its outbox changed. */
const CHANNEL = "mawrid-outbox";

interface QueueSetup extends Pick<SendingWay, "client" | "isOwn" | "askWhetherOwn"> {
  userId: string;
}

/** What an account's tabs tell each other: something changed, or the server has stored a message. */
interface News {
  userId: string;
  stored?: { message: SentMessage; conversationId: string };
}

export interface SendingState {
  /** In the order of writing, of all conversations. */
  unsent: readonly UnsentMessage[];
  /** How much of a file has left, from 0 to 1, by its `localId`. */
  progress: ReadonlyMap<string, number>;
}

type StoredListener = (message: SentMessage, conversationId: string) => void;

/**
 * What an account has written and the server does not have yet. A message is on the disk before its first try and stays
 * there until the server has stored it. In a conversation one goes after the other; conversations do not wait for each
 * other. Nothing leaves in the name of another account.
 */
export class SendingQueue {
  readonly #setup: QueueSetup;
  readonly #lanes = new Map<string, SendingLane>();
  readonly #underway = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #storedListeners = new Set<StoredListener>();
  /** The number of what was stored last, by conversation. */
  readonly #lastStored = new Map<string, number>();
  #state: SendingState = { unsent: [], progress: new Map() };
  #channel: BroadcastChannel | undefined;
  #holders = 0;
  #close: () => void = () => {};

  constructor(setup: QueueSetup) {
    this.#setup = setup;
  }

  readonly state = (): SendingState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears of each message that the server has stored, before it leaves the outbox. */
  readonly onStored = (listener: StoredListener): (() => void) => {
    this.#storedListeners.add(listener);
    return () => this.#storedListeners.delete(listener);
  };

  /** Sends what waits, now and whenever the network is back; until everybody who opened it has let go of it. */
  readonly open = (): (() => void) => {
    this.#holders += 1;
    if (this.#holders === 1) this.#close = this.#begin();
    return () => {
      this.#holders -= 1;
      if (this.#holders === 0) this.#close();
    };
  };

  readonly send = async (conversationId: string, words: Words): Promise<void> => {
    const { userId } = this.#setup;
    // A clock that was set back must not turn the order round.
    const createdAt = Math.max(Date.now(), (this.#state.unsent.at(-1)?.createdAt ?? 0) + 1);
    const clientId = crypto.randomUUID();
    const message = { ...words, clientId, userId, conversationId, createdAt, state: "sending", refusal: null } as const;
    this.#change({ unsent: [...this.#state.unsent, message] });
    await keepUnsent(message);
    await this.#changed();
    await this.#flush(conversationId);
  };

  /** Tries it again, as it was or without what it is given without ({@link withoutRefused}). */
  readonly retry = async (message: UnsentMessage): Promise<void> => {
    await changeUnsent({ ...unrefused(message), state: "sending", refusal: null });
    await this.#changed();
    await this.#flush(message.conversationId);
  };

  readonly giveUp = async ({ clientId, files }: UnsentMessage): Promise<void> => {
    await dropUnsent(clientId);
    this.#underway.get(clientId)?.abort();
    this.#forgetProgress(files);
    await this.#changed();
  };

  #begin(): () => void {
    const flush = () => void this.#flushAll();
    const onLook = () => document.hidden || flush();
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", onLook);
    this.#channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
    if (this.#channel) this.#channel.onmessage = ({ data }) => this.#hear(data);
    flush();
    return () => {
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", onLook);
      this.#channel?.close();
      this.#channel = undefined;
      for (const lane of this.#lanes.values()) lane.close();
      this.#lanes.clear();
      for (const controller of this.#underway.values()) controller.abort();
    };
  }

  async #flushAll(): Promise<void> {
    await this.#read();
    const waiting = this.#state.unsent.filter(({ state }) => state === "sending");
    for (const id of new Set(waiting.map(({ conversationId }) => conversationId))) void this.#flush(id);
  }

  async #flush(conversationId: string): Promise<void> {
    if (this.#holders === 0) return;
    const lane = this.#lanes.get(conversationId) ?? this.#lane(conversationId);
    this.#lanes.set(conversationId, lane);
    await lane.flush();
  }

  #lane(conversationId: string): SendingLane {
    const { userId } = this.#setup;
    return new SendingLane({
      next: async () => {
        const isNext = (one: UnsentMessage) => one.conversationId === conversationId && one.state === "sending";
        return (await unsentOf(userId)).find(isNext);
      },
      attempt: (message) => this.#attempt(message),
      settle: async ({ clientId, files }, outcome) => {
        this.#forgetProgress(files);
        if (outcome.is === "stored") {
          const stored = { message: outcome.message, conversationId };
          this.#onStored(stored);
          this.#channel?.postMessage({ userId, stored } satisfies News);
          await dropUnsent(clientId);
        } else {
          const latest = (await unsentOf(userId)).find((one) => one.clientId === clientId);
          if (latest) await changeUnsent({ ...this.#behindStored(latest), state: "failed", refusal: outcome.refusal });
        }
        await this.#changed();
      },
      alone: (run) => alone(`${CHANNEL} ${userId} ${conversationId}`, run),
    });
  }

  async #attempt(message: UnsentMessage) {
    const controller = new AbortController();
    this.#underway.set(message.clientId, controller);
    try {
      return await sendUnsent(message, {
        ...this.#setup,
        keep: changeUnsent,
        onProgress: (localId, share) => this.#change({ progress: new Map(this.#state.progress).set(localId, share) }),
        signal: controller.signal,
      });
    } finally {
      this.#underway.delete(message.clientId);
    }
  }

  async #changed(): Promise<void> {
    await this.#read();
    this.#channel?.postMessage({ userId: this.#setup.userId } satisfies News);
  }

  #hear({ userId, stored }: News): void {
    if (userId !== this.#setup.userId) return;
    if (stored) this.#onStored(stored);
    else void this.#flushAll();
  }

  #onStored({ message, conversationId }: NonNullable<News["stored"]>): void {
    this.#lastStored.set(conversationId, message.seq);
    for (const listener of this.#storedListeners) listener(message, conversationId);
  }

  /** What was written before it and waited before it as well has become newer than what its writer saw. */
  #behindStored(message: UnsentMessage): UnsentMessage {
    const { conversationId, afterSeq } = message;
    if (afterSeq === undefined) return message;
    return { ...message, afterSeq: Math.max(afterSeq, this.#lastStored.get(conversationId) ?? 0) };
  }

  #forgetProgress(files: UnsentMessage["files"]): void {
    const progress = new Map(this.#state.progress);
    for (const { localId } of files) progress.delete(localId);
    this.#change({ progress });
  }

  async #read(): Promise<void> {
    this.#change({ unsent: await unsentOf(this.#setup.userId) });
  }

  #change(changes: Partial<SendingState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/** Two tabs of an account take turns, where the browser lets them; else the server's dedupe alone guards. */
async function alone(name: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(name, run);
}
