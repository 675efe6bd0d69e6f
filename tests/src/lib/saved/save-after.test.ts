import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MINUTE_MS } from "#domain/kernel/time.ts";
import { dropAllDrafts, layDraftsAside, takeDraftsBack } from "#src/lib/drafts/session-draft.ts";
import { saveAfterSignIn, takeSaveAfter } from "#src/lib/saved/save-after.ts";
import { freshTabStorage } from "../../../support/tab-storage.ts";

const DATES = { kind: "product", id: "prd_dates" } as const;
freshTabStorage();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("gives what a visitor wanted to save once, and to nothing else on the page", () => {
  saveAfterSignIn(DATES);
  expect(takeSaveAfter({ ...DATES, id: "prd_soap" })).toBe(false);
  expect(takeSaveAfter({ ...DATES, kind: "supplier" })).toBe(false);
  expect(takeSaveAfter(DATES)).toBe(true);
  expect(takeSaveAfter(DATES)).toBe(false);
});

it("forgets what is half an hour old, and what it can't read", () => {
  saveAfterSignIn(DATES);
  vi.advanceTimersByTime(30 * MINUTE_MS);
  expect(takeSaveAfter(DATES)).toBe(false);
  for (const written of ["{", '{"kind":"product"}', "null"]) {
    window.sessionStorage.setItem("intent:save-after-sign-in", written);
    expect(takeSaveAfter(DATES)).toBe(false);
  }
});

it("throws nothing where the storage is blocked", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("window", { sessionStorage: { getItem: blocked, setItem: blocked, removeItem: blocked } });
  saveAfterSignIn(DATES);
  expect(takeSaveAfter(DATES)).toBe(false);
});

it("is forgotten with all that was begun in this tab, and given back to the account whose session ended alone", () => {
  saveAfterSignIn(DATES);
  dropAllDrafts();
  expect(takeSaveAfter(DATES)).toBe(false);
  for (const [back, isGiven] of [
    ["usr_1", true],
    ["usr_2", false],
  ] as const) {
    saveAfterSignIn(DATES);
    layDraftsAside("usr_1");
    takeDraftsBack(back);
    expect(takeSaveAfter(DATES)).toBe(isGiven);
  }
});
