import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Ask, Found, NoEnd } from "./test-run.ts";

const PROGRAM = fileURLToPath(new URL("test-process.ts", import.meta.url));

/** The process that runs tests in a copy of the project: kept from run to run, and replaced when one does not end. */
export class TestClient {
  readonly #folder: string;
  #child: ChildProcess | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param limit in milliseconds; a run that takes longer is ended */
  async run(ask: Ask, limit: number): Promise<Found | NoEnd> {
    const child = await this.#ready();
    const watch = watchOf(child, limit);
    const answer = new Promise<Found | NoEnd>((resolve) => {
      const settle = (found: Found | NoEnd) => {
        clearTimeout(timer);
        watch.stop();
        child.off("message", settle).off("exit", ended);
        resolve(found);
      };
      const ended = () => {
        this.#child = undefined;
        settle({ failure: { text: "the process of the tests ended", file: null, cause: "other" }, modules: [] });
      };
      const timer = setTimeout(() => settle({ busy: watch.busy() }), limit);
      child.once("message", settle).once("exit", ended);
    });
    child.send(ask);
    const found = await answer;
    if ("busy" in found) await this.close();
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

/** Notes what the processes of the tests have computed when half of the time is over. */
function watchOf({ pid = 0 }: ChildProcess, limit: number): { busy(): number; stop(): void } {
  let atHalf = 0;
  const timer = setTimeout(() => {
    atHalf = processorSeconds(pid);
  }, limit / 2);
  return { busy: () => (processorSeconds(pid) - atHalf) / (limit / 2000), stop: () => clearTimeout(timer) };
}

/** Seconds that the processes of a group have computed so far, those that ended left out. */
function processorSeconds(group: number): number {
  const listed = execFileSync("ps", ["-A", "-o", "pgid=", "-o", "time="], { encoding: "utf8" });
  return listed
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([id]) => Number(id) === group)
    .reduce((sum, [, time = ""]) => sum + secondsOf(time), 0);
}

/** Of `[days-]hours:minutes:seconds`, as `ps` has it; some leave the hours out and tell hundredths. */
export function secondsOf(time: string): number {
  const [clock = "", days = "0"] = time.split("-").toReversed();
  return clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
