import { pauseAfter } from "./pause-after.ts";

/** Makes again what failed, later each time, until it goes well or nobody is there any more. */
export class Backoff {
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isOver = false;

  constructor(run: () => void) {
    this.#run = run;
  }

  later(): void {
    this.hold();
    if (this.#isOver) return;
    this.#timer = setTimeout(this.#run, pauseAfter(this.#failures));
    this.#failures += 1;
  }

  /** It is tried right now. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  wentWell(): void {
    this.#failures = 0;
  }

  stop(): void {
    this.#isOver = true;
    this.hold();
  }

  /** Somebody is there again. */
  begin(): void {
    this.#isOver = false;
  }
}
