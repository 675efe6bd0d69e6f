import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LiveConversation } from "#src/features/messages/live/live-conversation.ts";
import { useKeptEnd } from "#src/features/messages/live/use-kept-end.ts";
import { ownAnswers } from "#src/lib/offline/answers-owner.ts";
import { givenAnswers } from "#src/lib/offline/given-answers.ts";
import { keepRead } from "#src/lib/offline/keep-read.ts";
import { endOf } from "#src/lib/offline/kept-reads.ts";
import { Browser, settled } from "../../../lib/offline/a-browser.ts";

const stops = vi.hoisted((): (() => void)[] => []);
/** Effects of a screen that is drawn once. */
vi.mock("react", () => ({
  useEffect: (run: () => (() => void) | undefined) => {
    const stop = run();
    if (stop) stops.push(stop);
  },
}));

let browser: Browser;
beforeEach(async () => {
  browser = new Browser();
  ownAnswers("usr_a");
  await keepRead("usr_a", endOf("cnv_1"), { items: [] });
});
afterEach(() => browser.close());

const FAILED = { first: "failed", messages: [], isKept: false } as never;
const show = (isTaken: boolean) =>
  useKeptEnd("usr_a", "cnv_1", { openKept: () => isTaken } as unknown as LiveConversation, FAILED);

it("says from when a conversation is while it shows what was kept", async () => {
  show(true);
  await vi.waitFor(() => expect(givenAnswers().has("cnv_1")).toBe(true));
});

it("says nothing of it where its end came meanwhile", async () => {
  show(false);
  await settled();
  expect(givenAnswers().size).toBe(0);
});

it("nor where its screen was left meanwhile", async () => {
  show(true);
  for (const stop of stops.splice(0)) stop();
  await settled();
  expect(givenAnswers().size).toBe(0);
});
