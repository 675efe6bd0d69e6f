import { pauseAfter } from "../calls/pause-after.ts";
import type { UnsentMessage } from "./message-outbox.ts";
import type { Outcome } from "./send-unsent.ts";

/** A fault of the server that meets one message again and again must not hold those behind it. */
const MOST_FAULTS = 6;

interface LaneSetup {
  /** The first message that waits. */
  next: () => Promise<UnsentMessage | undefined>;
  /** Tries it. */
  attempt: (message: UnsentMessage) => Promise<Outcome>;
  /** Takes it off the disk, or marks it as refused. */
  settle: (message: UnsentMessage, outcome: Extract<Outcome, { is: "stored" | "refused" }>) => Promise<void>;
  /** Runs while no other tab does the same. */
  alone: (run: () => Promise<void>) => Promise<void>;
}

/** The messages of one conversation on their way: one after the other, so that they arrive as they were written. */
export class SendingLane {
  readonly #setup: LaneSetup;
  #isRunning = false;
  #isAskedAgain = false;
  #isOpen = true;
  #tries = 0;
  /** One after the other; being without a network is none. */
  #faults = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: LaneSetup) {
    this.#setup = setup;
  }

  /** Sends what waits, until nothing does or the network is gone; then again by itself, later each time. */
  async flush(): Promise<void> {
    this.#isAskedAgain = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    clearTimeout(this.#again);
    try {
      await this.#setup.alone(() => this.#run());
    } finally {
      this.#isRunning = false;
    }
    // Asked while a try failed, or between the last look and the end.
    if (this.#isAskedAgain && this.#isOpen) await this.flush();
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#again);
  }

  async #run(): Promise<void> {
    while (this.#isAskedAgain && this.#isOpen) {
      this.#isAskedAgain = false;
      let next = await this.#setup.next();
      while (next && this.#isOpen) {
        if (!(await this.#take(next))) return;
        next = await this.#setup.next();
      }
    }
  }

  /** @returns false when it has to wait, and all behind it */
  async #take(message: UnsentMessage): Promise<boolean> {
    const outcome = await this.#setup.attempt(message);
    this.#faults = outcome.is === "waiting" && outcome.isFault ? this.#faults + 1 : 0;
    if (outcome.is === "stopped") return false;
    if (outcome.is === "gone") return true;
    if (outcome.is === "waiting" && this.#faults < MOST_FAULTS) {
      this.#wait(outcome.waitMs);
      return false;
    }
    this.#tries = 0;
    this.#faults = 0;
    await this.#setup.settle(message, outcome.is === "waiting" ? { is: "refused", refusal: "UNEXPECTED" } : outcome);
    return true;
  }

  #wait(atLeastMs: number): void {
    const pause = pauseAfter(this.#tries);
    this.#tries += 1;
    if (!this.#isOpen) return;
    this.#again = setTimeout(() => void this.flush(), Math.max(pause, atLeastMs));
  }
}
