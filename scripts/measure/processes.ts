import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** How often the kernel counts a second of a processor (getconf CLK_TCK) on the systems that Node runs on. */
const TICKS = 100;
const SAMPLE_MS = 200;

/** What something took, in seconds: by the clock, and of the processors. */
export interface Taken {
  wall: number;
  processor: number;
}

/** A command with all that it starts, in a group of its own. */
export interface Measured {
  startedAt: number;
  /** Seconds that it computed so far, with what it started; 0 where there is no /proc, as on macOS. */
  processorSeconds: () => number;
  printed: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
  /** Ends it with all that it started; nothing where it has ended. */
  stop: () => Promise<void>;
}

export function startMeasured(command: string, args: readonly string[], env: Record<string, string> = {}): Measured {
  const startedAt = Date.now();
  const child = spawn(command, args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
  let most = 0;
  const sample = () => {
    most = Math.max(most, groupSeconds(child.pid));
    return most;
  };
  // Whose parent ends before it is counted no more.
  const timer = setInterval(sample, SAMPLE_MS);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  }).finally(() => clearInterval(timer));
  const stop = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, "SIGTERM");
    await ended;
  };
  return { startedAt, processorSeconds: sample, printed: () => Buffer.concat(parts).toString(), ended, stop };
}

/** Seconds that the living processes of a group computed, with those of their children that have ended. */
function groupSeconds(group: number | undefined): number {
  const ids = readdirOrNone("/proc").filter((name) => /^\d+$/.test(name));
  const own = ids.map(statOf).filter((stat) => Number(stat[2]) === group);
  return own.flatMap((stat) => stat.slice(11, 15)).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}

function readdirOrNone(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The fields of proc(5) from the state on: the program's name before it may hold spaces. */
function statOf(id: string): string[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return []; // it ended in between
  }
}
