import type { QueryClient } from "@tanstack/react-query";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { toAppError } from "#worker/platform/errors.ts";
import type { Stage } from "../../scripts/demo/stage.ts";
import { allProcedures } from "../support/all-procedures.ts";
import { speak } from "../support/in-locale.ts";
import { isOdd, ODDITIES, whileOdd } from "./odd-database.ts";
import { holdsList, listsIn, oddRowsOf, textsOf, withRows } from "./odd-values.ts";
import { type Answers, type OpenedScreen, openScreen } from "./open-screen.tsx";
import { playedSite } from "./played-site.ts";
import { ACTORS, type Actor, CLOSED_ROUTES, isOf, PLAIN_LISTS, UNSHOWN_LISTS } from "./screen-actors.ts";
import { linksIn, routePatterns } from "./screen-routes.ts";
import { type Asked, furtherReads, unlinkedAddresses } from "./unlinked.ts";

const world = vi.hoisted(() => ({ cache: null as QueryClient | null }));
vi.mock("#src/lib/calls/query-client.ts", async (original) => {
  const { createQueryClient } = await original<typeof import("#src/lib/calls/query-client.ts")>();
  return {
    createQueryClient: () => {
      world.cache = createQueryClient();
      return world.cache;
    },
  };
});

// Screens are opened as they live, when they know who is signed in.
vi.mock("@tanstack/react-router", async (original) => ({
  ...(await original<typeof import("@tanstack/react-router")>()),
  useHydrated: () => true,
}));

/** How many pages of one kind are opened: the first request has no quotes to compare. */
const MOST_OF_A_KIND = 3;

let stage: Stage;
let conversation: string;
beforeAll(async () => {
  speak("ar");
  ({ stage, conversation } = await playedSite());
}, 240_000);
// The router warns of addresses that odd rows have.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterAll(() => vi.restoreAllMocks());

const opened = new Set<string>();
/** Lists that were tried, by procedure, place and route. */
const tried = new Set<string>();
/** What screens asked as they opened, a few of each procedure. */
const asked: Asked[] = [];

it.each(Object.keys(ACTORS) as Actor[])(
  "one odd row in a list takes no screen of %s down",
  async (actor) => {
    const wrong: string[] = [];
    const todo = routePatterns().filter((pattern) => !pattern.includes("$") && isOf(actor, pattern));
    todo.push(...(await unlinkedAddresses(stage, actor, conversation)));
    const known = new Map<string, number>(todo.map((address) => [address, MOST_OF_A_KIND]));
    const addresses = new Set(todo);
    for (const address of todo) {
      const screen = await open(actor, address);
      if (!screen) continue;
      const { pattern, links } = linksIn(screen.html, address);
      opened.add(pattern);
      noteAsked(actor, screen);
      if (screen.faults.length > 0) wrong.push(`${address}: ${firstLine(screen)}`);
      else wrong.push(...(await tryLists(actor, address, pattern, screen)));
      for (const link of links) {
        const ofKind = known.get(link.kind) ?? 0;
        if (ofKind === MOST_OF_A_KIND || addresses.has(link.address) || !isOf(actor, link.pattern)) continue;
        known.set(link.kind, ofKind + 1);
        addresses.add(link.address);
        todo.push(link.address);
      }
    }
    expect(wrong).toEqual([]);
  },
  240_000,
);

it("every screen was opened", () => {
  expect(routePatterns().filter((pattern) => !opened.has(pattern))).toEqual(Object.keys(CLOSED_ROUTES));
});

/** Reads that answered, those that did with a list, and those whose list held a row that had been made odd. */
const answered = new Set<string>();
const lists = new Set<string>();
const oddLists = new Set<string>();

it("every read is asked", async () => {
  asked.push(...(await furtherReads(stage, conversation)));
  for (const { actor, path, input } of asked) {
    const answer = await call(actor, path, input);
    answered.add(path);
    if (holdsList(answer)) lists.add(path);
  }
  expect((await reads()).filter((path) => !answered.has(path))).toEqual([]);
});

it("every list is tried on a screen", () => {
  const shown = new Set([...tried].map((one) => one.split(" ")[0]));
  expect([...lists].filter((path) => !shown.has(path)).sort()).toEqual(Object.keys(UNSHOWN_LISTS).sort());
});

it.each(ODDITIES)("%s in the database fails no read", async (oddity) => {
  const wrong: string[] = [];
  await whileOdd(stage.db, oddity, async () => {
    for (const { actor, path, input } of asked) {
      try {
        if (isOdd(await call(actor, path, input))) oddLists.add(path);
      } catch (error) {
        const { code } = toAppError(error);
        if (code === "UNEXPECTED" || code === "UNAVAILABLE") wrong.push(`${path} ${JSON.stringify(input)}: ${error}`);
      }
    }
  });
  expect(wrong).toEqual([]);
});

it("every list was read with odd rows in it", () => {
  expect([...lists].filter((path) => !oddLists.has(path)).sort()).toEqual(PLAIN_LISTS);
});

async function reads(): Promise<string[]> {
  const procedures = await allProcedures<{ _def: { type: string } }>();
  const all = Object.entries(procedures).filter(([, one]) => one._def.type === "query");
  return all.map(([path]) => path).sort();
}

function call(actor: Actor, path: string, input: unknown): Promise<unknown> {
  const [area = "", name = ""] = path.split(".");
  const caller = stage.as(ACTORS[actor], Date.now()) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  return caller[area]?.[name]?.(input) ?? Promise.reject(new Error(`there is no ${path}`));
}

function noteAsked(actor: Actor, { answers }: OpenedScreen): void {
  for (const [key, { path }] of answers) {
    const same = asked.filter((one) => one.actor === actor && one.path === path);
    const written = key.slice(path.length + 1);
    const input: unknown = written === "undefined" ? undefined : JSON.parse(written);
    const isKnown = same.some((one) => JSON.stringify(one.input) === written);
    if (!isKnown && same.length < MOST_OF_A_KIND) asked.push({ actor, path, input });
  }
}

async function open(actor: Actor, address: string, instead?: Answers): Promise<OpenedScreen | null> {
  const context = stage.contextAt(Date.now(), stage.viewerOf(ACTORS[actor]));
  const cache = () => world.cache as QueryClient;
  // React complains of odd values where it draws them all the same.
  const complaints = instead && vi.spyOn(console, "error").mockImplementation(() => undefined);
  const screen = await openScreen({ address, context, cache, ...(instead ? { instead } : {}) });
  complaints?.mockRestore();
  return screen;
}

interface TriedList {
  mark: string;
  key: string;
  place: (string | number)[];
  odd: unknown[];
  texts: string[];
}

/** What goes wrong when all lists of a screen that were not tried yet get odd rows; the stack of a fault says of which. */
async function tryLists(actor: Actor, address: string, pattern: string, good: OpenedScreen): Promise<string[]> {
  const lists = untriedLists(pattern, good);
  if (lists.length === 0) return [];
  for (const { mark } of lists) tried.add(mark);
  const screen = await open(actor, address, withOdd(good.answers, lists));
  if (!screen) return [];
  if (screen.faults.length > 0) return [`${address}: ${firstLine(screen)}`];
  return lists.flatMap(({ mark, texts }) =>
    texts.filter((text) => isShown(text, good) && !isShown(text, screen)).map((text) => `${mark}: lost ${text}`),
  );
}

function untriedLists(pattern: string, { answers }: OpenedScreen): TriedList[] {
  return [...answers].flatMap(([key, { path, data }]) =>
    [...listsIn(data)].flatMap(([name, list]) => {
      const mark = `${path} ${name} ${pattern}`;
      if (tried.has(mark)) return [];
      return [{ mark, key, place: [...list.path], odd: oddRowsOf(list.rows), texts: textsOf(list.rows) }];
    }),
  );
}

function withOdd(answers: Answers, lists: readonly TriedList[]): Answers {
  const odd: Answers = new Map(answers);
  for (const { key, place, odd: rows } of lists) {
    const answer = odd.get(key);
    if (!answer) continue;
    odd.set(key, { ...answer, data: withRows(answer.data, place, rows) });
  }
  return odd;
}

function isShown(text: string, { html }: OpenedScreen): boolean {
  return text.length > 3 && html.includes(text);
}

function firstLine({ faults }: OpenedScreen): string {
  return (faults[0] ?? "").split("\n").slice(0, 3).join(" |");
}
