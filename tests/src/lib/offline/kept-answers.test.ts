import { afterEach, beforeEach, expect, it } from "vitest";
import { ownAnswers } from "#src/lib/offline/answers-owner.ts";
import { keepAnswer, keptAnswer, LONGEST_MS, MOST_ANSWERS } from "#src/lib/offline/kept-answers.ts";
import { askOwn } from "#src/lib/own-database.ts";
import { Browser, settled } from "./a-browser.ts";

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
  ownAnswers("usr_a");
});
afterEach(() => browser.close());

const NOW = Date.now();
const keep = (key: string, text: string, at = NOW) => keepAnswer("usr_a", { key, text, at });
const PLACE = { database: "mawrid-answers:usr_a", store: "answers", index: "at", durability: "relaxed" } as const;
const keys = async () => (await askOwn<string[]>(PLACE, "readonly", (all) => all.getAllKeys())) ?? [];

it("keeps the latest alone, and at most ten more than are allowed", async () => {
  for (let place = 0; place < MOST_ANSWERS + 30; place += 1) await keep(`${place}`, "{}", NOW + place);
  const kept = await keys();
  expect(kept.length).toBeLessThanOrEqual(MOST_ANSWERS + 10);
  expect(kept.length).toBeGreaterThanOrEqual(MOST_ANSWERS);
  expect(kept).toContain(`${MOST_ANSWERS + 29}`);
  expect(kept).not.toContain("0");
});

it("keeps none of an answer that is too large", async () => {
  await keep("fits", "x".repeat(100_000));
  await keep("large", "x".repeat(100_001));
  expect(await keys()).toEqual(["fits"]);
});

it("lets go of what is older than a week, and shows it to nobody before", async () => {
  await keep("old", "{}", NOW - LONGEST_MS);
  expect(await keptAnswer("usr_a", "old", NOW)).toBeNull();
  for (let place = 0; place < 10; place += 1) await keep(`${place}`, "{}");
  expect(await keys()).not.toContain("old");
});

it("takes and gives nothing for an account that is not the owner's", async () => {
  await keep("mine", "{}");
  await keepAnswer("usr_b", { key: "theirs", text: "{}", at: NOW });
  expect(await browser.databases()).toEqual(["mawrid-answers:usr_a"]);
  browser.texts.set("answers-of", "usr_b");
  expect(await keptAnswer("usr_a", "mine", NOW)).toBeNull();
});

it("leaves nothing of what was on its way to the disk as another tab signed out", async () => {
  const onItsWay = keep("late", "{}");
  browser.texts.delete("answers-of");
  await onItsWay;
  await settled();
  expect(await browser.databases()).toEqual([]);
});
