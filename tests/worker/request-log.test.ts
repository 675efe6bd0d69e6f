import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { loggedMessage, loggedPath } from "#worker/http/logged-path.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { expectConsoleErrors } from "../support/no-console-errors.ts";
import { type Actor, makeActors } from "./support/actors.ts";
import { forms } from "./support/forms.ts";
import { post, siteOver } from "./support/site.ts";

const ALL = { REQUEST_LOG_SHARE: "1" };
const KEY = `Kk_-${"k".repeat(39)}`;
const EMAIL = "layla.private@example.com";
const PHONE = "+971501234567";
const WORDS = "secret valves";
const query = (input: object) => encodeURIComponent(JSON.stringify(input));

let url: string;
let db: Database;
let actors: Record<"admin" | "buyer A" | "approved A", Actor>;
let site: ReturnType<typeof siteOver>;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  db = databaseAt(url);
  actors = await makeActors(db, ["admin", "buyer A", "approved A"]);
  site = siteOver(url, { vars: ALL });
});

let written: string[];
const write = (...parts: unknown[]) => void written.push(parts.map(String).join(" "));
beforeEach(() => {
  written = [];
  for (const way of ["log", "info", "warn"] as const) vi.spyOn(console, way).mockImplementation(write);
});
afterEach(() => vi.restoreAllMocks());
const lines = () => written.map((line) => JSON.parse(line)).filter(({ at }) => at === "request");
const lastLine = () => lines().at(-1);

describe("the line of a request", () => {
  it("names pattern, method, caller, status and times", async () => {
    await site("/robots.txt");
    expect(lastLine()).toEqual({
      at: "request",
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      release: "local",
      method: "GET",
      route: "/robots.txt",
      actor: "visitor",
      status: 200,
      ms: expect.any(Number),
      databaseMs: 0,
      databaseCalls: 0,
    });
  });

  it("names the procedures of a batch that exist, and counts round trips as the database sees them", async () => {
    const input = query({ 0: { locale: "ar" }, 1: { locale: "ar" }, 2: {} });
    await site(`/api/trpc/content.about,content.about,${EMAIL}?batch=1&input=${input}`);
    expect(lastLine()).toMatchObject({
      route: "/api/trpc/*",
      procedures: ["content.about", "content.about"],
      databaseCalls: 2,
    });
    expect(lastLine().databaseMs).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ["admin", "admin"],
    ["buyer A", "buyer"],
    ["approved A", "supplier"],
  ] as const)("tells that %s called, never who", async (name, actor) => {
    await site("/api/trpc/notices.count", { headers: { Cookie: actors[name].cookie } });
    await site("/api/trpc/auth.session", { headers: { Cookie: actors[name].cookie } });
    expect(lines().map((line) => line.actor)).toContain(actor);
    for (const secret of [actors[name].userId, actors[name].token, actors[name].email]) {
      expect(written.join()).not.toContain(secret);
    }
  });

  it("tells a session that nothing asked about, and a guest", async () => {
    await site("/api/health", { headers: { Cookie: actors.admin.cookie } });
    expect(lastLine().actor).toBe("session");
    await site("/api/trpc/rfq.track", post({ reference: "RFQ-2026-7K3F9Q", key: KEY }));
    expect(lastLine()).toMatchObject({ actor: "guest", procedures: ["rfq.track"], errors: ["NOT_FOUND"], status: 404 });
  });

  it("carries the id that an error quotes", async () => {
    const answer = await site("/api/none");
    const { error } = await answer.json<{ error: { data: { requestId: string } } }>();
    expect(lastLine()).toMatchObject({ id: error.data.requestId, status: 404, route: "/api/*" });
  });
});

describe("no line", () => {
  const asked: [string, RequestInit?][] = [
    [`/product-search?q=${encodeURIComponent(WORDS)}`],
    [`/api/trpc/catalogue.search?input=${query({ q: WORDS, locale: "en" })}`],
    [`/api/trpc/catalogue.suggest?input=${query({ q: WORDS, locale: "en" })}`],
    [`/rfq/RFQ-2026-7K3F9Q?key=${KEY}&proof=${KEY}`],
    ["/rfq/RFQ-2026-7K3F9Q", { headers: { Cookie: `guest-link=${KEY}` } }],
    ["/api/trpc/rfq.track", post({ reference: "RFQ-2026-7K3F9Q", key: KEY })],
    ["/api/trpc/rfq.confirm", post({ reference: "RFQ-2026-7K3F9Q", key: KEY, proof: KEY })],
    ["/api/trpc/auth.verifyEmail", post({ token: KEY })],
    ["/api/trpc/auth.signIn", post({ email: EMAIL, password: WORDS })],
    ["/api/trpc/contact.send", post({ ...forms.contact(), email: EMAIL, phone: PHONE, message: WORDS })],
    [`/api/trpc/${EMAIL}`],
    [`/verify-email?token=${KEY}`],
    [`/${EMAIL}/${KEY}/${PHONE}`],
    [`/api/${EMAIL}`],
    [`/files/avatars/${KEY}`],
    [`/parties/conversation/a?token=${KEY}`],
    [`/mails/stop?of=${KEY}`],
    [`/mails/stop?of=${KEY}`, post({})],
    ["/about", { headers: { Referer: `https://x.test/?q=${WORDS}`, "User-Agent": EMAIL } }],
  ];

  it.each(asked)("holds what somebody wrote or a key: %s", async (path, init) => {
    await site(path, init);
    expect(lines()).toHaveLength(1);
    const all = written.join("\n");
    for (const secret of [KEY, EMAIL, PHONE, encodeURIComponent(EMAIL), ...WORDS.split(" ")]) {
      expect(all).not.toContain(secret);
    }
    expect(all).not.toContain("RFQ-2026");
  });
});

describe("of requests that went well", () => {
  it("a share is written, of development's none", async () => {
    const chance = vi.spyOn(Math, "random");
    const half = siteOver(url, { vars: { REQUEST_LOG_SHARE: "0.5" } });
    chance.mockReturnValue(0.4);
    await half("/api/health");
    expect(lines()).toHaveLength(1);
    chance.mockReturnValue(0.6);
    await half("/api/health");
    await siteOver(url)("/api/health");
    expect(lines()).toHaveLength(1);
  });

  it("slow ones and faults are written always", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const down = siteOver("http://127.0.0.1:9/");
    expectConsoleErrors(2);
    await down("/api/ready");
    expect(lastLine()).toMatchObject({ status: 503, databaseCalls: 1 });
    await down(`/api/trpc/content.about,content.about?batch=1&input=${query({ 0: { locale: "ar" } })}`);
    expect(lastLine()).toMatchObject({ errors: ["BAD_INPUT", "UNAVAILABLE"] });
    const slow = siteOver(url, { vars: { SLOW_REQUEST_MS: "1" } });
    await slow("/api/ready");
    expect(lines().length).toBeGreaterThanOrEqual(2);
  });
});

it.each([
  ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading …)"],
  [`can't access property "${WORDS}", x is undefined`, "can't access property …, x is undefined"],
  [`Unexpected token '<', "${EMAIL}`, "Unexpected token …"],
  [`a 5" pipe is not in "${WORDS}"`, "a 5…"],
  [`neither "${WORDS}" nor '${WORDS}'`, "neither …"],
  [`”“ "${WORDS}" and "${WORDS}" of mine`, "… of mine"],
  ["it's over, isn't it", "it's over, isn't it"],
  [`no “${WORDS}” for ${EMAIL} or ${KEY}`, "no … for … or …"],
])("a message that the log holds is without what it quotes: %s", (message, held) => {
  expect(loggedMessage(message)).toBe(held);
});

it("a path that the log names holds no address, phone or key", () => {
  expect(loggedPath("/products/furniture/a-very-long-address-of-a-product-that-is-gone")).toBe(
    "/products/furniture/a-very-long-address-of-a-product-that-is-gone",
  );
  expect(loggedPath(`/x/${KEY}/y`)).toBe("/x/…/y");
  for (const part of [
    EMAIL,
    encodeURIComponent(EMAIL),
    PHONE,
    "050%20123%204567",
    "o'neil",
    "o%27neil",
    "%22huda",
    "%C2%ABhuda",
  ]) {
    expect(loggedPath(`/x/${part}`)).toBe("/x/…");
  }
});

describe("POST /api/browser-errors", () => {
  const told = {
    name: "TypeError",
    message: `Unexpected token in "${WORDS}" for ${EMAIL}`,
    script: "/assets/ar/frame-a1b2c3d.js",
    line: 1,
    column: 2345,
    page: "/products/$category/$product",
    release: "v-1",
  };

  it("writes one line, without what the message quotes", async () => {
    expect((await site("/api/browser-errors", post(told))).status).toBe(204);
    const found = written.map((line) => JSON.parse(line)).filter(({ at }) => at === "browser");
    expect(found).toEqual([
      {
        ...told,
        at: "browser",
        requestId: expect.any(String),
        message: "Unexpected token in … for …",
        worker: "local",
      },
    ]);
  });

  it.each([
    { ...told, page: `/rfq/x?key=${KEY}` },
    { ...told, script: "https://evil.test/x.js" },
    { ...told, name: "x y" },
    { ...told, message: "x".repeat(301) },
    { ...told, email: EMAIL },
  ])("refuses what is no report: %j", async (report) => {
    expect((await site("/api/browser-errors", post(report))).status).toBe(400);
    expect(written.join()).not.toContain('"browser"');
  });
});
