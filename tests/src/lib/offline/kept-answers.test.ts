import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { claimAnswers, keepAnswer, keptAnswer, LONGEST_MS } from "#src/lib/offline/kept-answers.ts";
import { askOwn } from "#src/lib/own-database.ts";

beforeEach(() => {
  let owner: string | null = null;
  const localStorage = {
    getItem: () => owner,
    setItem: (_: string, text: string) => {
      owner = text;
    },
  };
  vi.stubGlobal("window", { indexedDB: new IDBFactory(), localStorage });
  claimAnswers("usr_a");
});
afterEach(() => vi.unstubAllGlobals());

const NOW = Date.now();
const keep = (key: string, text: string, at = NOW) => keepAnswer("usr_a", { key, text, at });
const keys = () =>
  askOwn<string[]>({ database: "mawrid-answers:usr_a", store: "answers" }, "readonly", (all) => all.getAllKeys());

it("keeps a hundred and twenty at most, the latest", async () => {
  for (let place = 0; place < 140; place += 1) await keep(`${place}`, "{}", NOW + place);
  const kept = (await keys()) ?? [];
  expect(kept.length).toBeLessThanOrEqual(130);
  expect(kept).toContain("139");
  expect(kept).not.toContain("0");
});

it("keeps three million characters at most, and none of an answer that is too large", async () => {
  for (let place = 0; place < 30; place += 1) await keep(`${place}`, "x".repeat(190_000), NOW + place);
  expect(((await keys()) ?? []).length).toBeLessThan(27);
  await keep("large", "x".repeat(200_001));
  expect(await keptAnswer("usr_a", "large", NOW)).toBeNull();
});

it("lets go of what is older than a week", async () => {
  await keep("old", "{}", NOW - LONGEST_MS);
  for (let place = 0; place < 10; place += 1) await keep(`${place}`, "{}");
  expect(await keys()).not.toContain("old");
});
