import type { Operation, OperationResultEnvelope } from "@trpc/client";
import { type Observer, observable } from "@trpc/server/observable";
import { isTransient } from "../calls/errors.ts";
import type { ApiError, ApiOperationLink } from "../calls/trpc.ts";
import { givenAnswers, noneGiven, noteGiven } from "./given-answers.ts";
import { claimAnswers, forgetAnswers, keepAnswer, keptAnswer, keptOwner } from "./kept-answers.ts";
import { isKeptRead } from "./kept-reads.ts";

/** A line that hangs is waited for so long where something is kept; a screen that shows it already waits on. */
const LONGEST_WAIT_MS = 6000;

type Answer = OperationResultEnvelope<unknown, ApiError>;
type Receiver = Observer<Answer, ApiError>;

/** The account that answers are kept for; what was asked for another one is kept nowhere. */
let owner: string | null = null;
/** Questions that were answered by what is kept. */
const shown = new Set<string>();

/** From now on it is this account's answers that are kept, and all others are forgotten. */
export function keepFor(userId: string): void {
  owner = userId;
  claimAnswers(userId);
}

/** A page without a network goes on with the account that was here last. */
export function keepForLast(): void {
  owner = keptOwner();
}

/** Nothing is kept any more, and what was kept is gone: signed out, or the session has ended. */
export function keepNothing(): void {
  owner = null;
  shown.clear();
  noneGiven();
  forgetAnswers();
}

/** Keeps what a read would be answered now, as a screen knows it; nothing while screens stand as they were kept. */
export function keepRead(path: string, input: unknown, data: unknown): void {
  if (owner === null || !isKeptRead(path, input) || givenAnswers().size > 0) return;
  void keepAnswer(owner, { key: keyOf(path, input), text: JSON.stringify(data ?? null), at: Date.now() });
}

/** Keeps what the server answers to the reads of own screens, and gives it where no answer comes. */
export const answerLink: ApiOperationLink = ({ op, next }) => {
  if (op.type !== "query" || !isKeptRead(op.path, op.input)) return next(op);
  return observable((receiver) => {
    const call = new KeptCall(op, receiver);
    const { unsubscribe } = next(op).subscribe({
      next: (answer) => call.answered(answer),
      error: (error) => call.failed(error),
      complete: () => call.isOver() && receiver.complete(),
    });
    return () => {
      call.stop();
      unsubscribe();
    };
  });
};

/** One read on its way. */
class KeptCall {
  readonly #key: string;
  readonly #op: Operation;
  readonly #receiver: Receiver;
  readonly #owner = owner;
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(op: Operation, receiver: Receiver) {
    this.#op = op;
    this.#receiver = receiver;
    this.#key = keyOf(op.path, op.input);
    if (!shown.has(this.#key)) this.#timer = setTimeout(() => void this.#give(), LONGEST_WAIT_MS);
  }

  isOver(): boolean {
    return this.#isOver;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isOver = true;
  }

  answered(answer: Answer): void {
    if (this.#isOver) return;
    this.stop();
    if ("data" in answer.result) this.#keep(answer.result.data);
    shown.delete(this.#key);
    noneGiven();
    this.#receiver.next(answer);
  }

  failed(error: ApiError): void {
    if (this.#isOver) return;
    clearTimeout(this.#timer);
    if (isTransient(error)) void this.#give(error);
    else this.#receiver.error(error);
  }

  #keep(data: unknown): void {
    if (this.#op.path === "auth.session") hearSession(data);
    // Somebody else may have come since it was asked.
    const writer = this.#op.path === "auth.session" ? owner : this.#owner;
    if (writer === null || writer !== owner) return;
    void keepAnswer(writer, { key: this.#key, text: JSON.stringify(data ?? null), at: Date.now() });
  }

  /** Gives what is kept; else the failure, or nothing while there is none. */
  async #give(error?: ApiError): Promise<void> {
    const kept = this.#owner === null ? null : await keptAnswer(this.#owner, this.#key, Date.now());
    if (this.#isOver) return;
    if (kept && this.#owner === owner) {
      this.stop();
      shown.add(this.#key);
      noteGiven(this.#op.path, kept.at);
      this.#receiver.next({ result: { type: "data", data: JSON.parse(kept.text) } });
      this.#receiver.complete();
    } else if (error) {
      this.stop();
      this.#receiver.error(error);
    }
  }
}

function keyOf(path: string, input: unknown): string {
  return `${path} ${JSON.stringify(input ?? null)}`;
}

/** The server says who is signed in. */
function hearSession(session: unknown): void {
  const isSomebody = typeof session === "object" && session !== null && "userId" in session;
  if (!isSomebody) keepNothing();
  else if (session.userId !== owner) keepFor(String(session.userId));
}
