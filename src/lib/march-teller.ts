import { coalesced } from "./coalesced.ts";

const PAUSE_MS = 800;
/** What could not be told is told again after this time. */
const AGAIN_AFTER_MS = 5000;

/**
 * Tells the server how far one has come in a conversation: read, or received. The newest number alone, each once, no oftener
 * than the pause lets it, and again when it did not arrive.
 */
export class MarchTeller {
  readonly #tell: (seq: number) => Promise<unknown>;
  readonly #line: ReturnType<typeof coalesced>;
  #told: number;
  #reached: number;
  #again: ReturnType<typeof setTimeout> | undefined;

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
    clearTimeout(this.#again);
    void this.#send();
  }

  async #send(): Promise<void> {
    const seq = this.#reached;
    if (seq <= this.#told) return;
    const before = this.#told;
    this.#told = seq;
    clearTimeout(this.#again);
    try {
      await this.#tell(seq);
    } catch {
      this.#told = before;
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#line.ask(), AGAIN_AFTER_MS);
    }
  }
}
