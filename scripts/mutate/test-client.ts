import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Ask, Found } from "./test-run.ts";

const PROGRAM = fileURLToPath(new URL("test-process.ts", import.meta.url));

/** The process that runs tests in a copy of the project: kept from run to run, and replaced when one does not end. */
export class TestClient {
  readonly #folder: string;
  #child: ChildProcess | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns null where the run took longer than its limit, in milliseconds */
  async run(ask: Ask, limit: number): Promise<Found | null> {
    const child = await this.#ready();
    const answer = new Promise<Found | null>((resolve) => {
      const settle = (found: Found | null) => {
        clearTimeout(timer);
        child.off("message", settle).off("exit", ended);
        resolve(found);
      };
      const ended = () => {
        this.#child = undefined;
        settle({ failure: "the process of the tests ended", modules: [] });
      };
      const timer = setTimeout(settle, limit, null);
      child.once("message", settle).once("exit", ended);
    });
    child.send(ask);
    const found = await answer;
    if (!found) await this.close();
    return found;
  }

  /** Ends the process with all that it started, also what hangs. */
  async close(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const gone = once(child, "exit");
    this.killNow(child.pid);
    await gone;
  }

  killNow(pid = this.#child?.pid): void {
    // A group of its own: workerd and the forks of the tests are in it.
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  }

  async #ready(): Promise<ChildProcess> {
    if (this.#child) return this.#child;
    const child = fork(PROGRAM, [], {
      cwd: this.#folder,
      execArgv: ["--import", "tsx"],
      detached: true,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    await once(child, "message");
    this.#child = child;
    return child;
  }
}
