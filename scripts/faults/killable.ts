import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A process with all it started, which may be killed as a crash does it and begun again. */
export class Killable {
  readonly #path: string;
  readonly #args: string[];
  readonly #log: string;
  #process: ChildProcess | undefined;

  /**
   * @param module file beside this one that sends a message when it is ready, and ends when its parent is gone
   * @param log file of what it says: much, when others are killed
   */
  constructor(module: string, args: string[], log: string) {
    this.#log = log;
    this.#path = fileURLToPath(new URL(module, import.meta.url));
    this.#args = args;
  }

  /** @throws Error when it ends before it is ready */
  async start(): Promise<void> {
    // A group of its own, so that a kill reaches the runtime behind it too.
    const log = openSync(this.#log, "a");
    const stdio = ["ignore", log, log, "ipc"] as const;
    const started = fork(this.#path, this.#args, { execArgv: ["--import", "tsx"], detached: true, stdio: [...stdio] });
    closeSync(log);
    this.#process = started;
    await Promise.race([once(started, "message"), once(started, "exit").then(failEarly)]);
  }

  /** Tells the process something; nobody is told who is dead. */
  tell(order: string): void {
    if (this.#process?.connected) this.#process.send(order);
  }

  /** SIGKILL: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    const started = this.#process;
    this.#process = undefined;
    if (started?.pid === undefined || started.exitCode !== null || started.signalCode !== null) return;
    const gone = once(started, "exit");
    process.kill(-started.pid, "SIGKILL");
    await gone;
  }
}

function failEarly([code]: unknown[]): never {
  throw new Error(`a process ended before it was ready (exit code ${code})`);
}
