import { execFileSync } from "node:child_process";

/** Seconds that the processes of a group have computed so far, those that ended left out. */
export function processorSeconds(group: number): number {
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
