import { Backoff } from "./backoff.ts";
import { seldomPauseAfter } from "./pause-after.ts";

/**
 * Makes again, now and then, what nobody waits for: later each time, not before the server's wish, and never while nobody looks at
 * the page; at once when somebody does again, or the line is back.
 */
export class SeldomTries {
  readonly #run: () => void;
  readonly #tries = new Backoff(() => this.#due(), seldomPauseAfter);
  #isWaiting = false;
  #notBefore = 0;

  constructor(run: () => void) {
    this.#run = run;
    window.addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** @param seconds the server's wish (`retryAfter`) */
  later(seconds = 0): void {
    this.wish(seconds);
    this.#isWaiting = true;
    this.#tries.later(this.#remaining());
  }

  /** The server wants nothing before. */
  wish(seconds: number): void {
    this.#notBefore = Math.max(this.#notBefore, Date.now() + seconds * 1000);
  }

  /** There is reason to believe that it goes well now. */
  readonly now = (): void => {
    if (!this.#isWaiting || document.hidden || this.#remaining() > 0) return;
    this.#tries.hold();
    this.#isWaiting = false;
    this.#run();
  };

  wentWell(): void {
    this.#tries.wentWell();
  }

  stop(): void {
    this.#tries.stop();
    this.#isWaiting = false;
    window.removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
  }

  #due(): void {
    const remaining = this.#remaining();
    if (remaining > 0) this.#tries.later(remaining);
    else this.now();
  }

  #remaining(): number {
    return this.#notBefore - Date.now();
  }
}
