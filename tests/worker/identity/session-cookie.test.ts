import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, sessions } from "#drizzle/schema/identity.ts";
import { sha256 } from "#worker/platform/secrets.ts";
import { SESSION_COOKIE } from "#worker/platform/sessions.ts";
import { countCalls } from "../../support/count-calls.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { expectConsoleErrors } from "../../support/no-console-errors.ts";
import { browserOn, insertAccount, PASSWORD } from "../support/browser.ts";
import { post, siteOver } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let url: string;
let db: Database;
let site: ReturnType<typeof siteOver>;
let account: Awaited<ReturnType<typeof insertAccount>>;
beforeEach(async () => {
  url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
  account = await insertAccount(db);
});

const fromSomewhere = () => ({ "CF-Connecting-IP": crypto.randomUUID() });
const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  site(`/api/trpc/${path}`, post(body, { ...fromSomewhere(), ...headers }));
const signIn = () => call("auth.signIn", { email: account.email, password: PASSWORD });
const cookieValue = (answer: Response) =>
  /^__Host-session=([^;]*)/.exec(answer.headers.getSetCookie().at(-1) ?? "")?.[1];

describe("the session's cookie", () => {
  it("is of this host alone, out of reach of scripts and of other sites' posts, and holds no id of the database", async () => {
    const answer = await signIn();
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    const [pair = "", ...flags] = cookies[0]?.split("; ") ?? [];
    expect(pair).toMatch(/^__Host-session=[\w-]{43}$/);
    expect(flags.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax", "Secure"]);
    const [row] = await db.select().from(sessions);
    expect(row?.id).toBe(sha256(cookieValue(answer) ?? ""));
    expect(await answer.text()).not.toContain(cookieValue(answer));
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
  });

  it("changes with every sign-in; the old one opens nothing", async () => {
    const first = cookieValue(await signIn()) ?? "";
    const second = await call(
      "auth.signIn",
      { email: account.email, password: PASSWORD },
      { Cookie: `${SESSION_COOKIE}=${first}` },
    );
    expect(cookieValue(second)).not.toBe(first);
    const asked = await site("/api/trpc/auth.session", {
      headers: { ...fromSomewhere(), Cookie: `${SESSION_COOKIE}=${first}` },
    });
    expect(await asked.json()).toEqual({ result: { data: null } });
  });

  it("is given to nobody who is refused", async () => {
    const answer = await call("auth.signIn", { email: account.email, password: "another" });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
  });
});

describe("auth.signOut", () => {
  it("ends the session of this browser alone and takes its cookie, in two calls", async () => {
    const [browser, other] = [browserOn(db), browserOn(db)];
    await browser.signIn(account.email);
    await other.signIn(account.email);
    const calls = countCalls(db);
    expect(await browser.call((caller) => caller.auth.signOut())).toEqual({ isSignedIn: false });
    expect([calls(), browser.token()]).toEqual([2, null]);
    expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual([sha256(other.token() ?? "")]);
    const events = db.select().from(accountEvents).where(eq(accountEvents.action, "signed_out"));
    expect(await events).toMatchObject([{ userId: account.id, actorId: account.id }]);
  });

  it("works without a session and with one that is none, and writes nothing", async () => {
    const before = await wholeDatabase(db);
    for (const Cookie of [
      "",
      `${SESSION_COOKIE}=%E0%A4%A`,
      `${SESSION_COOKIE}=${"A".repeat(43)}`,
      `${SESSION_COOKIE}=x`,
    ]) {
      const answer = await call("auth.signOut", undefined, { Cookie });
      expect([answer.status, cookieValue(answer)]).toEqual([200, ""]);
      expect(answer.headers.getSetCookie().at(-1)).toContain("Max-Age=0");
    }
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("takes the cookie although the database is away", async () => {
    const away = siteOver("http://127.0.0.1:9/");
    expectConsoleErrors(1);
    const answer = await away(
      "/api/trpc/auth.signOut",
      post(undefined, { ...fromSomewhere(), Cookie: `${SESSION_COOKIE}=${"A".repeat(43)}` }),
    );
    expect([answer.status, cookieValue(answer)]).toEqual([503, ""]);
  });
});

it("no other site can sign anybody in, out or up, whatever it sends", async () => {
  const before = await wholeDatabase(db);
  const bodies: [type: string, body: string][] = [
    ["application/json", JSON.stringify({ email: account.email, password: PASSWORD })],
    ["text/plain", "{}"],
    ["application/x-www-form-urlencoded", "a=b"],
    ["multipart/form-data; boundary=x", "--x--"],
  ];
  for (const path of ["auth.signIn", "auth.signOut", "auth.signUp"]) {
    for (const [type, body] of bodies) {
      for (const origin of [
        "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site",
        "Origin: https://evil.example",
        "",
      ]) {
        const headers = new Headers({ ...fromSomewhere(), "Content-Type": type });
        const [name = "", value = ""] = origin.split(": ");
        if (name) headers.set(name, value);
        const answer = await site(`/api/trpc/${path}`, { method: "POST", headers, body });
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
      }
    }
  }
  expect(await wholeDatabase(db)).toEqual(before);
});

it("a batch of five hundred sign-ins is refused unread", async () => {
  const paths = Array.from({ length: 500 }, () => "auth.signIn").join(",");
  const tries = Object.fromEntries(
    Array.from({ length: 500 }, (_, n) => [n, { email: account.email, password: `${n}` }]),
  );
  const before = await wholeDatabase(db);
  const answer = await call(`${paths}?batch=1`, tries);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await wholeDatabase(db)).toEqual(before);
});
