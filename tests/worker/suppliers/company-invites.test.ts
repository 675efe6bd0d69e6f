import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { companyClaims, companyInvites } from "#drizzle/schema/claims.ts";
import { auditLog, devMailbox } from "#drizzle/schema/platform.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const NAMES = ["buyer A", "buyer B", "unverified", "approved A", "admin"] as const satisfies ActorName[];
type Who = (typeof NAMES)[number] | null;
const UUID = () => crypto.randomUUID();
const DAY_MS = 24 * 3_600_000;

let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
/** A company that an operator listed. */
let company: { id: string; slug: string };
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  company = await as("admin").admin.listCompany(forms.listedCompany());
});

const as = (who: Who, overrides = {}) => callerAs(db, who && actors[who], overrides);
const claimsNow = () => db.select().from(companyClaims).orderBy(companyClaims.createdAt);
async function waitingClaim() {
  const [found] = await db.select().from(companyClaims).where(eq(companyClaims.status, "claimed"));
  return { id: found?.id ?? "", version: found?.version ?? 0 };
}

/** The key of the invitation that was mailed last. */
async function invite(email = "owner@people.example"): Promise<string> {
  const context = contextOf(db, actors.admin);
  const input = { id: company.id, email, locale: "ar" as const, idempotencyKey: UUID() };
  await callerOf(context).admin.inviteOwner(input);
  await context.settled();
  const mails = await db.select().from(devMailbox).where(eq(devMailbox.recipient, email));
  return mails.map(({ text }) => /claim\S*#token=([\w-]{43})/.exec(text)?.[1]).findLast(Boolean) ?? "";
}

describe("admin.listCompany", () => {
  it("lists a company in three languages that is public, nobody's and without a badge, once for each key", async () => {
    const form = forms.listedCompany({ idempotencyKey: UUID() });
    const first = await as("admin").admin.listCompany(form);
    expect(await as("admin").admin.listCompany(form)).toEqual(first);
    const { supplier } = await as(null).suppliers.bySlug({ slug: first.slug, page: 1, locale: "fr" });
    expect(supplier).toMatchObject({ name: form.names.fr, isVerified: false, isReachable: false });
    const audited = await db.select().from(auditLog).where(eq(auditLog.entityId, first.id));
    expect(audited).toMatchObject([{ action: "list_company", actorId: actors.admin.userId }]);
  });
});

describe("claims.company", () => {
  it("names the city in the reader's language, as it was registered where nobody wrote it", async () => {
    const cityIn = async (locale: Locale) => (await as(null).claims.company({ slug: company.slug, locale })).city;
    await db.update(suppliers).set({ city: "Sharjah" }).where(eq(suppliers.id, company.id));
    await db.update(supplierTranslations).set({ city: "" }).where(eq(supplierTranslations.supplierId, company.id));
    expect(await cityIn("ar")).toBe("Sharjah");
    const isArabic = and(eq(supplierTranslations.supplierId, company.id), eq(supplierTranslations.locale, "ar"));
    await db.update(supplierTranslations).set({ city: "الشارقة" }).where(isArabic);
    expect(await cityIn("ar")).toBe("الشارقة");
  });
});

describe("an invitation", () => {
  it("makes the claim of whoever opens it with a verified account, once; its key is kept nowhere", async () => {
    const token = await invite();
    expect(token).toHaveLength(43);
    const kept = { ...(await wholeDatabase(db)), dev_mailbox: [] };
    expect(JSON.stringify(kept)).not.toContain(token);
    await expectRefusal(as("unverified").claims.useInvite({ token }), "UNVERIFIED");
    const made = await as("buyer A").claims.useInvite({ token, note: "المالك" });
    expect(made).toEqual({ slug: company.slug, status: "claimed" });
    expect(await as("buyer A").claims.useInvite({ token })).toEqual(made);
    const [invitation] = await db.select().from(companyInvites);
    const claimed = { isInvited: true, inviteId: invitation?.id, fileKey: null, note: "المالك" };
    expect(await claimsNow()).toMatchObject([claimed]);
    const { items } = await as("admin").admin.companyClaims({});
    expect(items).toMatchObject([
      { invitedEmail: "owner@people.example", claimant: { email: actors["buyer A"].email } },
    ]);
    await as("admin").admin.decideClaim({ ...(await waitingClaim()), action: "refuse", reason: "no" });
    await expectRefusal(as("buyer A").claims.useInvite({ token }), "NOT_FOUND");
    await expectRefusal(as("buyer B").claims.useInvite({ token }), "NOT_FOUND");
  });

  it("is good for 14 days, and a new one voids it", async () => {
    const [first, second] = [await invite(), await invite("again@people.example")];
    await expectRefusal(as("buyer A").claims.useInvite({ token: first }), "NOT_FOUND");
    const late = { now: () => TEST_NOW + 14 * DAY_MS };
    await expectRefusal(as("buyer A", late).claims.useInvite({ token: second }), "NOT_FOUND");
    expect(await claimsNow()).toEqual([]);
    const inTime = { now: () => TEST_NOW + 14 * DAY_MS - 1 };
    await as("buyer A", inTime).claims.useInvite({ token: second });
    expect(await db.select().from(companyInvites)).toMatchObject([{ usedAt: null }, { voidedAt: null }]);
    const { invite: shown } = await as("admin").admin.application({ id: company.id });
    expect(shown).toMatchObject({ email: "again@people.example" });
    expect(JSON.stringify(shown)).not.toContain("Hash");
  });

  it("makes one claim of two people who open it at one moment", async () => {
    const token = await invite();
    const opened = (["buyer A", "buyer B"] as const).map((who) => as(who).claims.useInvite({ token }));
    const ends = await Promise.allSettled(opened);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await claimsNow()).toHaveLength(1);
  });

  it("goes to no company that somebody owns", async () => {
    const input = {
      id: "sup_usr_approved-a",
      email: "a@people.example",
      locale: "fr" as const,
      idempotencyKey: UUID(),
    };
    const { code, details } = await refusalOf(as("admin").admin.inviteOwner(input));
    expect([code, details.state]).toEqual(["CONFLICT", "owned"]);
    expect(await db.select().from(companyInvites)).toEqual([]);
  });

  it("is looked up by an index", async () => {
    const missing = () =>
      as("buyer A")
        .claims.useInvite({ token: "A".repeat(43) })
        .catch(() => undefined);
    expect(await fullScans(db, missing)).toEqual([]);
  });
});
