import * as fc from "fast-check";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { contactMessages } from "#drizzle/schema/content.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { forms } from "./support/forms.ts";
import { post, siteOver } from "./support/site.ts";

let site: ReturnType<typeof siteOver>;
beforeAll(async () => {
  site = siteOver(await freshDatabaseUrl());
});

const WRITE = "/api/trpc/contact.send";
const READ = "/api/trpc/catalogue.suggest";
const GOOD = JSON.stringify(forms.contact());
const INSIDES =
  /SQLITE|drizzle|libsql|node_modules|\.ts:\d|\n {4}at |select .+ from |insert into |SyntaxError|Unexpected token/i;

/** Refused as the caller's own mistake, in words of ours: nothing that is sent is our fault. */
async function expectRefused(answer: Response): Promise<void> {
  const body = await answer.text();
  expect(`${answer.status} ${body.slice(0, 300)}`).toMatch(/^4\d\d /);
  expect(body).not.toMatch(INSIDES);
}

/** As {@link expectRefused}, or answered. */
async function expectSound(answer: Response): Promise<void> {
  const body = await answer.text();
  expect(`${answer.status} ${body.slice(0, 300)}`).toMatch(/^[234]\d\d /);
  expect(body).not.toMatch(INSIDES);
}

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

describe("a body that is no input", () => {
  it.each<[string, string]>([
    ["half a JSON", GOOD.slice(0, -5)],
    ["two of them", GOOD + GOOD],
    ["one with a comma too many", GOOD.replace("}", ",}")],
    ["NUL", "\u0000"],
    ["NUL behind it", `${GOOD}\u0000`],
    ["NaN", '{"name":NaN}'],
    ["a number beyond numbers", '{"name":1e999}'],
    ["20,000 digits", `{"name":${"9".repeat(20_000)}}`],
    ["lists, 20,000 deep", deep("[", "]", 20_000)],
    ["objects, 10,000 deep", '{"a":'.repeat(10_000)],
    ["a prototype", '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
    ["what superjson would read", `{"json":${GOOD},"meta":{"values":{"name":["Date"],"email":[["Error"]]}}}`],
    ["a batch without one", `{"0":${GOOD},"1":${GOOD}}`],
    ["a list of inputs", `[${GOOD}]`],
    ["10,000 more fields", `{${Array.from({ length: 5000 }, (_, at) => `"f${at}":1`).join()}}`],
  ])("%s is refused", async (_, body) => expectRefused(await site(WRITE, post(body))));

  it("bytes that are no UTF-8 are refused, or read as signs of their own", async () => {
    for (const bytes of [
      [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00],
      [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d],
      [0xed, 0xa0, 0x80],
    ])
      await expectRefused(await site(WRITE, { ...post(""), body: new Uint8Array(bytes) }));
  });

  it("any good body with a few of its bytes changed is refused or taken", async () => {
    const changes = fc.array(fc.record({ at: fc.nat(GOOD.length - 1), to: fc.integer({ min: 0, max: 0xffff }) }), {
      minLength: 1,
      maxLength: 4,
    });
    for (const some of fc.sample(changes, { seed: inject("randomSeed"), numRuns: 150 })) {
      const letters = [...GOOD];
      for (const { at, to } of some) letters[at] = String.fromCharCode(to);
      const address = { "CF-Connecting-IP": crypto.randomUUID() };
      await expectSound(await site(WRITE, post(letters.join(""), address)));
    }
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/octet-stream",
    "application/jsonp",
    "text/json",
    "",
    "application/json\u00a0",
  ])("of the kind %j is refused", async (kind) => {
    const headers: Record<string, string> = kind ? { "Content-Type": kind } : {};
    const { headers: ours, ...init } = post(GOOD);
    const { "Content-Type": _, ...rest } = ours as Record<string, string>;
    await expectRefused(
      await site(WRITE, { ...init, body: new TextEncoder().encode(GOOD), headers: { ...rest, ...headers } }),
    );
  });
});

describe("an address that is none of ours", () => {
  const wide = Array.from({ length: 500 }, () => "catalogue.home").join(",");
  it.each([
    "/api/trpc/__proto__",
    "/api/trpc/constructor",
    "/api/trpc/catalogue.__proto__",
    "/api/trpc/catalogue.constructor.name",
    "/api/trpc/catalogue.home.toString",
    "/api/trpc/then",
    "/api/trpc/catalogue.then",
    "/api/trpc/catalogue.home%00",
    "/api/trpc/catalogue.home%0d%0aX:1",
    "/api/trpc/%2e%2e/%2e%2e/etc/passwd",
    "/api/trpc/",
    "/api/trpc/,",
    `/api/trpc/${"a.".repeat(4000)}`,
    `/api/trpc/${wide}?batch=1`,
    `${READ}?input=`,
    `${READ}?input=%00`,
    `${READ}?input=%E0%A4%A`,
    `${READ}?input=%ff`,
    `${READ}?input=%7B`,
    `${READ}?input=${encodeURIComponent(deep("[", "]", 3000))}`,
    `${READ}?input=${encodeURIComponent('{"__proto__":{"q":"x"}}')}`,
    `${READ}?batch=1&input=%5B%5D`,
    `${READ}?batch=1&input=1`,
    `${READ}?batch=1&input=${encodeURIComponent('{"0":{"json":{"q":"x"}}}')}`,
    `${READ}?batch=1&input=${encodeURIComponent('{"__proto__":{"q":"x","locale":"ar"}}')}`,
    "/api/trpc/catalogue.home,catalogue.home?input=%7B%7D",
  ])("%.70s is refused", async (path) => expectRefused(await site(path)));

  it.each([
    `${READ}?input=${encodeURIComponent(JSON.stringify({ q: "\ud800", locale: "ar" }))}`,
    `${READ}?input=${encodeURIComponent(JSON.stringify({ q: "\u202e\u0000'\"*%", locale: "ar" }))}`,
    `${READ}?input=${encodeURIComponent(JSON.stringify({ q: "ﷺ".repeat(100), locale: "ar" }))}`,
    `/api/trpc/suppliers.list?input=${encodeURIComponent('{"kind":"suppliers","locale":"ar","page":-1}')}`,
    `/api/trpc/suppliers.list?input=${encodeURIComponent('{"kind":"suppliers","locale":"ar","page":1e308}')}`,
    `/api/trpc/suppliers.list?input=${encodeURIComponent('{"kind":"suppliers","locale":"ar","page":9007199254740993}')}`,
  ])("%.90s is answered or refused", async (path) => expectSound(await site(path)));
});

describe("a request that no browser of ours sends", () => {
  it.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])("%s changes nothing and is refused", async (method) => {
    await expectRefused(await site(WRITE, { ...post(""), method, body: null }));
  });

  it("HEAD of a write is answered with nothing, and writes nothing", async () => {
    const url = await freshDatabaseUrl();
    const head = { ...post(""), method: "HEAD", body: null };
    expect((await siteOver(url)(`${WRITE}?input=${encodeURIComponent(GOOD)}`, head)).status).toBe(204);
    expect(await databaseAt(url).$count(contactMessages)).toBe(0);
  });

  it("a read by POST and a write by GET are refused", async () => {
    await expectRefused(await site(`${WRITE}?input=${encodeURIComponent(GOOD)}`));
    await expectRefused(await site(READ, post({ q: "x", locale: "ar" })));
  });

  it.each<Record<string, string>>([
    { Cookie: "__Host-session=%E0%A4%A" },
    { Cookie: `__Host-session=${"a".repeat(8000)}` },
    { Cookie: "=;;=;\u0001" },
    { "Accept-Language": "a".repeat(8000) },
    { "trpc-accept": "application/jsonl" },
    { "CF-Connecting-IP": "'; drop table users; --" },
    { "User-Agent": "\u0001".repeat(500) },
    { "Content-Encoding": "gzip" },
    { Range: "bytes=9-1,-,0-999999999999999999999" },
    { "If-None-Match": "*" },
  ])("with %j is answered or refused", async (headers) => {
    const input = encodeURIComponent(JSON.stringify({ q: "dates", locale: "ar" }));
    await expectSound(await site(`${READ}?input=${input}`, { headers }));
    await expectSound(await site("/api/trpc/auth.session", { headers }));
    await expectSound(
      await site(WRITE, post(forms.contact(), { "CF-Connecting-IP": crypto.randomUUID(), ...headers })),
    );
  });
});
