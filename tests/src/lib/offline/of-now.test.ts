import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OF_NOW } from "#src/lib/calls/trpc.ts";
import { askWithoutNetwork, keepAnswersOf } from "#src/lib/offline/keep-answers.ts";
import { ofNow } from "#src/lib/offline/of-now.ts";
import { Browser, settled } from "./a-browser.ts";

let browser: Browser;
let leaves: (() => void)[];
const ORDER = { reference: "O-1" };
const OPEN = { order: ORDER, lines: [{ description: "Sand" }] };
const queryKey = [["orders", "one"], { input: ORDER, type: "query" }] as const;

beforeEach(() => {
  browser = new Browser();
  browser.answers["orders.one"] = OPEN;
  leaves = [];
});
afterEach(async () => {
  for (const leave of leaves) leave();
  await browser.close();
});

/** The page of an order, as it stands where the network is gone, and the form that begins with that order. */
async function goOnFromKept() {
  const before = browser.open();
  await before.session.read();
  leaves.push(keepAnswersOf("usr_a", before.cache, vi.fn()));
  await before.api.orders.one.fetch(ORDER);
  await settled();
  browser.goOn(false);
  const page = browser.open();
  askWithoutNetwork(page.cache);
  await page.session.read();
  leaves.push(keepAnswersOf("usr_a", page.cache, vi.fn()));
  const asked = { queryKey, queryFn: () => page.client.orders.one.query(ORDER) };
  const screen = new QueryObserver(page.cache, asked);
  leaves.push(screen.subscribe(() => undefined));
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toEqual(OPEN));
  const form = new QueryObserver(page.cache, { ...asked, staleTime: Number.POSITIVE_INFINITY, ...OF_NOW });
  const heard = vi.fn();
  return { screen, form, heard, first: form.getCurrentResult() };
}

it("begins with nothing that the screen before was given, and says that it failed where nothing comes", async () => {
  const { form, heard, first } = await goOnFromKept();
  expect(ofNow(first)).toMatchObject({ data: undefined, isPending: true });
  leaves.push(form.subscribe(heard));
  await vi.waitFor(() => expect(form.getCurrentResult().isError).toBe(true));
  expect(ofNow(form.getCurrentResult())).toMatchObject({ data: undefined, isPending: false, isError: true });
});

it("begins as soon as the server says it, also where that is what was kept", async () => {
  const { form, heard, first } = await goOnFromKept();
  browser.goOn(true);
  leaves.push(form.subscribe(heard));
  await vi.waitFor(() => expect(ofNow(form.getCurrentResult()).data).toEqual(OPEN));
  // Who looks at the data alone hears of it.
  expect(form.getCurrentResult().data).not.toBe(first.data);
});
