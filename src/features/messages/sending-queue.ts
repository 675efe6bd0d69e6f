import { toCallFailure } from "#src/lib/errors.ts";
import { dropUnsent, keepUnsent, type UnsentMessage, unsentOf } from "#src/lib/message-outbox.ts";
import type { ApiClient } from "#src/lib/trpc.ts";
import type { StoredMessage } from "./talk.ts";

const PAUSES_MS = [1000, 2000, 5000, 10_000] as const;
const JITTER_MS = 400;
/** A fault of the server that meets one message again and again must not hold those behind it. */
const MOST_FAULTS = 6;

interface QueueSetup {
  client: ApiClient;
  userId: string;
  conversationId: string;
  /** The server has stored it. */
  onStored: (message: StoredMessage) => void;
  onChange: (unsent: readonly UnsentMessage[]) => void;
}

/**
 * What waits to be sent in a conversation. A message is on the disk before its first try and stays there until the server
 * has stored it; one goes after the other, so that they arrive as they were written.
 */
export class SendingQueue {
  readonly #setup: QueueSetup;
  #isRunning = false;
  #isOpen = true;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: QueueSetup) {
    this.#setup = setup;
  }

  /** Sends what waits, now and whenever the network is back; the returned function stops it. */
  readonly open = (): (() => void) => {
    this.#isOpen = true;
    const flush = () => void this.#flush();
    flush();
    window.addEventListener("online", flush);
    return () => {
      this.#isOpen = false;
      clearTimeout(this.#again);
      window.removeEventListener("online", flush);
    };
  };

  readonly send = (content: string): Promise<void> => {
    const { userId, conversationId } = this.#setup;
    const clientId = crypto.randomUUID();
    return this.#put({ clientId, userId, conversationId, content, createdAt: Date.now(), state: "sending" });
  };

  readonly retry = (message: UnsentMessage): Promise<void> => this.#put({ ...message, state: "sending" });

  readonly giveUp = async ({ clientId }: UnsentMessage): Promise<void> => {
    await dropUnsent(clientId);
    await this.#show();
  };

  async #put(message: UnsentMessage): Promise<void> {
    await keepUnsent(message);
    await this.#show();
    await this.#flush();
  }

  async #show(): Promise<UnsentMessage | undefined> {
    const unsent = await unsentOf(this.#setup.userId, this.#setup.conversationId);
    if (this.#isOpen) this.#setup.onChange(unsent);
    return unsent.find(({ state }) => state === "sending");
  }

  async #flush(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    clearTimeout(this.#again);
    try {
      let next = await this.#show();
      while (next && this.#isOpen && (await this.#settle(next))) next = await this.#show();
    } finally {
      this.#isRunning = false;
    }
  }

  /** @returns false when it has to wait, and all behind it */
  async #settle(message: UnsentMessage): Promise<boolean> {
    const outcome = await trySend(this.#setup.client, message);
    const isHopeless = outcome.is === "waiting" && outcome.isFault && this.#tries >= MOST_FAULTS;
    if (outcome.is === "waiting" && !isHopeless) {
      const pause = PAUSES_MS[Math.min(this.#tries, PAUSES_MS.length - 1)] ?? 0;
      this.#tries += 1;
      this.#again = setTimeout(() => void this.#flush(), Math.max(pause, outcome.waitMs) + Math.random() * JITTER_MS);
      return false;
    }
    this.#tries = 0;
    if (outcome.is !== "stored") await keepUnsent({ ...message, state: "failed" });
    else {
      this.#setup.onStored(outcome.message);
      await dropUnsent(message.clientId);
    }
    return true;
  }
}

type Outcome =
  | { is: "stored"; message: StoredMessage }
  | { is: "refused" }
  | { is: "waiting"; waitMs: number; isFault: boolean };

/** Passed by signing in again, or by proving the address. */
const UNTIL_SIGNED_IN: readonly string[] = ["UNAUTHENTICATED", "UNVERIFIED"];
const SIGN_IN_WAIT_MS = 10_000;

async function trySend(client: ApiClient, { conversationId, clientId, content }: UnsentMessage): Promise<Outcome> {
  try {
    const stored = await client.messages.send.mutate({ conversationId, clientId, kind: "text", content });
    const { id, seq, createdAt } = stored;
    const message = { id, seq, createdAt, clientId, content, kind: "text" as const, mine: true };
    return { is: "stored", message: { ...message, phrase: null, context: null, files: [] } };
  } catch (error) {
    const { code, retryAfter } = toCallFailure(error);
    const isFault = code === "UNEXPECTED";
    if (isFault || code === "UNAVAILABLE") return { is: "waiting", waitMs: 0, isFault };
    if (code === "RATE_LIMITED") return { is: "waiting", waitMs: retryAfter * 1000, isFault };
    if (UNTIL_SIGNED_IN.includes(code)) return { is: "waiting", waitMs: SIGN_IN_WAIT_MS, isFault };
    return { is: "refused" };
  }
}
