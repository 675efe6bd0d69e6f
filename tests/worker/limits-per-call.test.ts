import { describe, expect, it } from "vitest";
import { callsOf } from "#worker/http/api-rules.ts";
import { PUBLIC_LIMITS } from "#worker/platform/public-limits.ts";
import { accountCounter, callerCounter, mailboxOf, RATE_LIMITS } from "#worker/platform/rate-limits.ts";
import { allProcedures } from "../support/all-procedures.ts";
import { freshDatabase, freshDatabaseUrl } from "../support/database.ts";
import { callerOf, TEST_NOW, testContext } from "./support/context.ts";
import { forms } from "./support/forms.ts";
import { expectRefusal, refusalOf } from "./support/refusals.ts";
import { siteOver } from "./support/site.ts";

describe("public procedures", () => {
  it("name each their own limit, or why there is none (security 33)", async () => {
    const procedures = await allProcedures<{ _def: { meta?: { auth?: string } } }>();
    const open = Object.keys(procedures).filter((path) => procedures[path]?._def.meta?.auth === "public");
    expect(Object.keys(PUBLIC_LIMITS).sort()).toEqual(open.sort());
    for (const limit of Object.values(PUBLIC_LIMITS)) {
      if ("none" in limit) expect(limit.none.length).toBeGreaterThan(20);
      else for (const name of limit) expect(RATE_LIMITS[name].max).toBeGreaterThan(0);
    }
  });
});

describe("the flood limit", () => {
  it("counts calls, not requests: a batch of ten is ten", async () => {
    let left = 25;
    const FLOOD_LIMIT = { limit: async () => ({ success: --left >= 0 }) };
    const production = { APP_ENV: "production", RESEND_API_KEY: "re_test", APP_SECRET: "0123456789abcdef".repeat(2) };
    // Bindings are handed over as they are, whatever their kind.
    const vars = { ...production, FLOOD_LIMIT } as unknown as Record<string, string>;
    const site = siteOver(await freshDatabaseUrl(), { vars });
    const batch = (calls: number) =>
      site(`/api/trpc/${Array.from({ length: calls }, () => "auth.session").join(",")}?batch=1`);
    const statuses: number[] = [];
    for (let request = 0; request < 3; request += 1) statuses.push((await batch(10)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it.each([
    ["/api/trpc/auth.session", 1],
    ["/api/trpc/auth.session,catalogue.home", 2],
    [`/api/trpc/${Array(500).fill("auth.signIn").join(",")}`, 11],
    ["/about", 1],
  ])("%.40s counts %i", (path, calls) => expect(callsOf(path)).toBe(calls));
});

describe("the verify verbs", () => {
  it("let an address try old codes of six letters ten times an hour, and all addresses one quote fifty times", async () => {
    const db = await freshDatabase();
    const verify = (clientAddress: string, code: string, reference = "QUO-2026-AAAAAA") =>
      callerOf(testContext(db, { clientAddress })).quotes.verify({ reference, code });
    const one = callerCounter("quotes.verifyShort", "").max;
    for (let turn = 0; turn < one; turn += 1) await expectRefusal(verify("192.0.2.1", "AAAAAA"), "NOT_FOUND");
    expect((await refusalOf(verify("192.0.2.1", "AAAAAA"))).details.retryAfter).toBe(3600);
    // Codes that can't be guessed have a wider limit of their own.
    await expectRefusal(verify("192.0.2.1", "AAAAAAAAAA"), "NOT_FOUND");
    const all = accountCounter("quotes.verifyShort", "").max;
    for (let turn = one + 1; turn < all; turn += 1) await expectRefusal(verify(`${turn}`, "AAAAAA"), "NOT_FOUND");
    await expectRefusal(verify("somebody else", "AAAAAA"), "RATE_LIMITED");
    await expectRefusal(verify("somebody else", "AAAAAA", "QUO-2026-BBBBBB"), "NOT_FOUND");
  });

  it("let an address ask sixty times an hour", async () => {
    const db = await freshDatabase();
    const context = () => testContext(db, { clientAddress: "192.0.2.2", now: () => TEST_NOW });
    const input = { number: "PO-2026-AAAAAA", code: "ABCDEFGHJK", locale: "ar" } as const;
    const { max } = RATE_LIMITS["orders.verify"];
    for (let turn = 0; turn < max; turn += 1)
      await expectRefusal(callerOf(context()).orders.verify(input), "NOT_FOUND");
    await expectRefusal(callerOf(context()).orders.verify(input), "RATE_LIMITED");
  });
});

describe("the mailbox that limits mean", () => {
  it.each([
    ["Said.Desk+quotes@Gmail.com", "saiddesk@gmail.com"],
    ["s.a.i.d.d.e.s.k@googlemail.com", "saiddesk@gmail.com"],
    ["said.desk+x@people.example", "said.desk@people.example"],
  ])("%s is %s", (typed, mailbox) => expect(mailboxOf(typed)).toBe(mailbox));

  it("is one for all spellings with dots: three guest requests an hour, not six", async () => {
    const db = await freshDatabase();
    const submit = (email: string) =>
      callerOf(testContext(db, { clientAddress: crypto.randomUUID() })).rfq.submit(forms.rfq({ email }));
    for (const email of ["saiddesk@gmail.com", "said.desk@gmail.com", "s.aiddesk@googlemail.com"]) await submit(email);
    await expectRefusal(submit("sa.iddesk@gmail.com"), "RATE_LIMITED");
  });
});
