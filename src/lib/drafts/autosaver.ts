import { withTimeout } from "../calls/with-timeout.ts";

/** How what is typed stands to what the platform has. */
export type SaveState =
  | { kind: "saved"; at: number | null }
  | { kind: "waiting" | "saving" | "invalid" | "refused" | "conflict" }
  /** Tried again by itself. */
  | { kind: "unreachable" };

/** Why a save did not happen: the fields, the network, a newer version, or the platform. */
export type SaveFailure = Extract<SaveState["kind"], "invalid" | "refused" | "conflict" | "unreachable">;

interface AutosaverSetup {
  /** Saves what is typed at this moment; what has no answer in time is given up. */
  save: (signal: AbortSignal) => Promise<void>;
  failureOf: (error: unknown) => SaveFailure;
  tell: (state: SaveState) => void;
  /** False where only somebody's press may save. */
  isAutomatic: boolean;
  now?: () => number;
}

/** What is typed rests for this long before it is sent. */
const PAUSE_MS = 1500;
const AGAIN_MS = [4000, 15_000, 60_000];
/** A dead line must not hold up what waits for a save. */
const SAVE_MS = 20_000;

/**
 * Saves what is typed: one call at a time, after a pause, again after a lost connection, and never over a newer version.
 * The last state told is the truth: "saved" only when nothing was typed since.
 */
export class Autosaver {
  readonly #setup: AutosaverSetup;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;
  #changes = 0;
  #tries = 0;
  #isBlocked = false;
  #isOver = false;

  constructor(setup: AutosaverSetup) {
    this.#setup = setup;
  }

  /** True while something typed has not reached the platform. */
  get isDirty(): boolean {
    return this.#changes > 0;
  }

  /** Something was typed. */
  change(): void {
    this.#changes += 1;
    if (this.#isBlocked) return;
    if (!this.#running) this.#setup.tell({ kind: "waiting" });
    this.#plan(PAUSE_MS);
  }

  /** Saves now what is typed, if anything is. @returns whether the platform has everything */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running;
    clearTimeout(this.#timer);
    if (this.#isBlocked) return false;
    if (this.#changes === 0) return true;
    this.#running = this.#run();
    const isSaved = await this.#running;
    return isSaved && this.#changes === 0;
  }

  /** After a conflict was settled, or what was typed was given up. */
  settle(isDirty: boolean): void {
    this.#isBlocked = false;
    this.#changes = isDirty ? 1 : 0;
    this.#tries = 0;
    this.#setup.tell(isDirty ? { kind: "waiting" } : { kind: "saved", at: null });
  }

  /** A newer version was found: nothing is sent until somebody decides. */
  block(): void {
    clearTimeout(this.#timer);
    this.#isBlocked = true;
    this.#setup.tell({ kind: "conflict" });
  }

  /** The screen is there (again): what did not reach the platform when it was left is sent now. */
  start(): void {
    this.#isOver = false;
    if (this.isDirty && !this.#isBlocked) this.#plan(PAUSE_MS);
  }

  /** The screen is left: no timer of ours goes off any more. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #plan(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#setup.isAutomatic || this.#running || this.#isOver) return;
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  async #run(): Promise<boolean> {
    const { save, failureOf, tell, now = Date.now } = this.#setup;
    const before = this.#changes;
    let isSaved = false;
    let pause: number | undefined = PAUSE_MS;
    tell({ kind: "saving" });
    try {
      await withTimeout(save, { ms: SAVE_MS });
      isSaved = true;
      this.#tries = 0;
      this.#changes -= before;
      tell(this.#changes === 0 ? { kind: "saved", at: now() } : { kind: "waiting" });
    } catch (error) {
      pause = this.#failed(failureOf(error), this.#changes > before);
    }
    this.#running = undefined;
    if (this.#changes > 0 && pause !== undefined && !this.#isBlocked) this.#plan(pause);
    return isSaved;
  }

  /** @returns when it is tried again by itself; undefined for when something is typed */
  #failed(kind: SaveFailure, hasChanged: boolean): number | undefined {
    if (kind === "conflict") {
      this.block();
      return undefined;
    }
    this.#setup.tell({ kind });
    if (kind === "unreachable") {
      this.#tries += 1;
      return AGAIN_MS[Math.min(this.#tries, AGAIN_MS.length) - 1];
    }
    return hasChanged ? PAUSE_MS : undefined;
  }
}
