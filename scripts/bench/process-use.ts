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

/** What the programs `name` that this process started have taken together; undefined when there is none, and beside Linux. */
export function useOfChild(name: string): ProcessUse | undefined {
  const stats = numbersIn("/proc").flatMap((pid) => readStat(statLine(pid) ?? "") ?? []);
  const own = stats.filter((stat) => stat.parent === process.pid && stat.name === name);
  if (own.length === 0) return undefined;
  const sum = (of: keyof ProcessUse) => own.reduce((total, stat) => total + stat[of], 0);
  return { cpu: sum("cpu"), memory: sum("memory") };
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
