import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { freshDatabaseUrl } from "../../support/database.ts";
import { holdDatabase } from "./held-database.ts";
import { post, siteOver } from "./site.ts";

/** How many reads are let in, and how many calls at all (docs/load.md). */
export const READS = 48;
export const ALL = 64;
export const READ = `/api/trpc/content.about?input=${encodeURIComponent('{"locale":"en"}')}`;
/** Ten of them in a batch. */
export const TEN_READS = `/api/trpc/${Array(10).fill("content.about").join(",")}?batch=1&input=${tenInputs()}`;
export const WRITE = "/api/trpc/auth.signOut";
/** Its limiter lets everybody pass. */
export const OPEN_DOOR = { limit: async () => ({ success: true }) };
export const signOut = () => post({}, { Cookie: `__Host-session=${"a".repeat(43)}` });

function tenInputs(): string {
  const inputs = Array.from({ length: 10 }, (_, n) => [n, { locale: "en" }]);
  return encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)));
}

type Site = ReturnType<typeof siteOver>;

/** For each test a site whose database keeps silent until it is told to speak, so that whoever asks it is under way. */
export function crowdedSite() {
  let url: string;
  let site: Site;
  let database: ReturnType<typeof holdDatabase>;
  let underWay: Promise<Response>[];
  beforeAll(async () => {
    url = await freshDatabaseUrl();
    site = siteOver(url, { vars: { READ_WITHIN_MS: "10000" } });
    // What is called for the first time is loaded first.
    await site(READ);
    await site(WRITE, signOut());
  });
  beforeEach(() => {
    // Later than what other files of this isolate left behind, and it stays so: a machine that stands still frees no place.
    const now = Date.now() + 60_000;
    vi.spyOn(Date, "now").mockImplementation(() => now);
    vi.spyOn(console, "log").mockImplementation(() => undefined);
    database = holdDatabase(url);
    underWay = [];
  });
  afterEach(async () => {
    database.speak();
    await Promise.all(underWay);
    vi.restoreAllMocks();
  });

  /** So many come; each has its place when this ends. */
  async function come(count: number, path = READ, init?: RequestInit, of = site): Promise<void> {
    const before = database.waiting();
    for (let n = 0; n < count; n += 1) underWay.push(of(path, init));
    await vi.waitFor(() => expect(database.waiting() - before).toBeGreaterThanOrEqual(count), 10_000);
  }

  return {
    come,
    /** Reads take all of their places. */
    fillReads: () => come(READS),
    /** All places are taken. */
    fillAll: async () => {
      await come(READS);
      await come(ALL - READS, WRITE, signOut());
    },
    site: (path: string, init?: RequestInit) => site(path, init),
    url: () => url,
    database: () => database,
    /** The database keeps silent once more. */
    holdAgain: () => {
      database = holdDatabase(url);
    },
    /** What was under way has its answers. */
    answers: () => {
      database.speak();
      return Promise.all(underWay);
    },
  };
}

/** What a refusal says. */
export async function refusalOf(answer: Response): Promise<{ appCode: string; retryAfter?: number }> {
  return ((await answer.json()) as { error: { data: { appCode: string; retryAfter?: number } } }).error.data;
}
