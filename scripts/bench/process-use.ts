import { readdirSync, readFileSync } from "node:fs";

/** What a process has taken of the machine. */
export interface ProcessUse {
  /** Processor time since its start, in milliseconds. */
  cpu: number;
  /** Resident memory in bytes. */
  memory: number;
}

/** Linux: ticks of its clock are 10 ms for programs, and pages 4 KB on all machines this runs on. */
const TICK_MS = 10;
const PAGE = 4096;

/** What the program `name` that this process started has taken; undefined when there is none, and beside Linux. */
export function useOfChild(name: string): ProcessUse | undefined {
  for (const pid of numbersIn("/proc")) {
    const line = statLine(pid);
    const stat = line === undefined ? undefined : readStat(line);
    if (stat?.parent === process.pid && stat.name === name) return stat;
  }
  return undefined;
}

/** Reads a line of /proc/PID/stat; the name stands in brackets and may hold anything. */
export function readStat(line: string): (ProcessUse & { name: string; parent: number }) | undefined {
  const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(line) ?? [];
  const fields = rest?.split(" ").map(Number) ?? [];
  const [, parent, user, system, pages] = [0, 1, 11, 12, 21].map((place) => fields[place]);
  if (name === undefined || parent === undefined || user === undefined || system === undefined || pages === undefined)
    return undefined;
  return { name, parent, cpu: (user + system) * TICK_MS, memory: pages * PAGE };
}

function numbersIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((entry) => /^\d+$/.test(entry));
  } catch {
    return [];
  }
}

function statLine(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return undefined;
  }
}
