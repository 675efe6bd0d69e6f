import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dropUnfinished, playWhole } from "../../scripts/demo/whole-history.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mawrid-whole-"));
  file = join(folder, "mawrid.db");
  await writeFile(file, "rows");
  await writeFile(`${file}-wal`, "rows");
});
afterEach(() => rm(folder, { recursive: true }));

it("a history that was played to its end leaves its file, and nothing beside it", async () => {
  await playWhole(file, async () => expect(existsSync(`${file}.unfinished`)).toBe(true));
  expect(await dropUnfinished(file)).toBe(false);
  expect((await readdir(folder)).sort()).toEqual(["mawrid.db", "mawrid.db-wal"]);
});

it("one whose process is gone is begun again; one that is being played is left alone", async () => {
  await expect(playWhole(file, () => Promise.reject(new Error("broke off")))).rejects.toThrow("broke off");
  expect(await dropUnfinished(file), "this process still runs").toBe(false);
  const { pid } = spawnSync(process.execPath, ["--version"]);
  await writeFile(`${file}.unfinished`, String(pid));
  expect(await dropUnfinished(file)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
  expect(await dropUnfinished(file)).toBe(false);
});
