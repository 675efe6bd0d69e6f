import { Backoff } from "../calls/backoff.ts";
import { isLasting } from "../calls/errors.ts";
import { coalesced } from "./coalesced.ts";

const PAUSE_MS = 800;

/**
 * Tells the server how far one has come in a conversation: read, or received. The newest number alone, each once, no oftener
 * than the pause lets it, and again when it did not arrive, unless that
 * would not help or nobody is there any more.
 */
export class ReceiptNotifier {
  readonly #tell: (seq: number) => Promise<unknown>;
  readonly #line: ReturnType<typeof coalesced>;
  #told: number;
  #reached: number;
  readonly #tries = new Backoff(() => this.#line.ask());

  /** @param told how far the server knows already */
  constructor(tell: (seq: number) => Promise<unknown>, told = 0) {
    this.#tell = tell;
    this.#told = told;
    this.#reached = told;
    this.#line = coalesced(() => void this.#send(), PAUSE_MS);
  }

  reach(seq: number): void {
    if (seq <= this.#reached) return;
    this.#reached = seq;
    this.#line.ask();
  }

  /** Tells what is still to be told, and no more. */
  stop(): void {
    this.#line.stop();
    this.#tries.stop();
    void this.#send();
  }

  async #send(): Promise<void> {
    const seq = this.#reached;
    if (seq <= this.#told) return;
    const before = this.#told;
    this.#told = seq;
    this.#tries.hold();
    try {
      await this.#tell(seq);
      this.#tries.wentWell();
    } catch (error) {
      this.#told = before;
      if (!isLasting(error)) this.#tries.later();
    }
  }
}
