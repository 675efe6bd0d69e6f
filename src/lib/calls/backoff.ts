import { pauseAfter } from "./pause-after.ts";

/** Makes again what failed, later each time, until it goes well or nobody is there any more. */
export class Backoff {
  readonly #run: () => void;
  readonly #pauseAfter: (failures: number) => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isOver = false;

  constructor(run: () => void, pause = pauseAfter) {
    this.#run = run;
    this.#pauseAfter = pause;
  }

  later(atLeastMs = 0): void {
    this.hold();
    if (this.#isOver) return;
    this.#timer = setTimeout(this.#run, Math.max(this.#pauseAfter(this.#failures), atLeastMs));
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
