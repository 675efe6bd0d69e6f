import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A process with all it started, which may be killed as a crash does it and begun anew. */
export class Killable {
  readonly #path: string;
  readonly #args: string[];
  #process: ChildProcess | undefined;

  /** @param module file beside this one that sends a message when it is ready, and ends when its parent is gone */
  constructor(module: string, args: string[]) {
    this.#path = fileURLToPath(new URL(module, import.meta.url));
    this.#args = args;
  }

  /** @throws Error when it ends before it is ready */
  async start(): Promise<void> {
    // A group of its own, so that a kill reaches the runtime behind it too.
    const started = fork(this.#path, this.#args, { execArgv: ["--import", "tsx"], detached: true });
    this.#process = started;
    await Promise.race([once(started, "message"), once(started, "exit").then(failEarly)]);
  }

  /** SIGKILL: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    const { pid } = this.#process ?? {};
    if (!this.#process || pid === undefined || this.#process.exitCode !== null) return;
    const gone = once(this.#process, "exit");
    process.kill(-pid, "SIGKILL");
    await gone;
    this.#process = undefined;
  }
}

function failEarly([code]: unknown[]): never {
  throw new Error(`a process ended before it was ready (exit code ${code})`);
}
