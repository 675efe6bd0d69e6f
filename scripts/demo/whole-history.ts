import { readFile, rm, writeFile } from "node:fs/promises";

/** Stands beside a database's file while its history is being played, with the process that plays it. */
const markOf = (file: string) => `${file}.unfinished`;

/** Marks the file until what is played into it stands there whole; one that broke off stays marked. */
export async function playWhole(file: string, play: () => Promise<void>): Promise<void> {
  await writeFile(markOf(file), String(process.pid));
  await play();
  await rm(markOf(file));
}

/**
 * Deletes a file whose history broke off, so that the next start begins it again: played on it would miss states, played from the
 * beginning double them, and nobody but the history has written into it.
 * @returns whether it was one
 */
export async function dropUnfinished(file: string): Promise<boolean> {
  const player = await readFile(markOf(file), "utf8").catch(() => null);
  if (player === null || isRunning(Number(player))) return false;
  for (const part of ["", "-wal", "-shm"]) await rm(file + part, { force: true });
  await rm(markOf(file));
  return true;
}

/** Signal 0 only asks. */
function isRunning(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
