import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { CLAIM_STATUSES } from "#domain/suppliers/claim-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { companyClaimEvents, companyClaims } from "#drizzle/schema/claims.ts";
import { users } from "#drizzle/schema/identity.ts";
import { auditLog, notices } from "#drizzle/schema/platform.ts";
import { supplierChecklist, supplierDocuments, supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { sweepFiles } from "#worker/platform/files/sweep.ts";
import { makeClaim } from "#worker/suppliers/claims/make-claim.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { loseAnswerFrom } from "../../support/lost-answer.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { siteOver } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { pdf } from "./pdf.ts";

const NAMES = ["buyer A", "buyer B", "unverified", "pending", "approved A", "admin"] as const satisfies ActorName[];
type Who = (typeof NAMES)[number] | null;
const UUID = () => crypto.randomUUID();
const DAY_MS = 24 * 3_600_000;

let db: Database;
let fetchSite: ReturnType<typeof siteOver>;
let actors: Record<(typeof NAMES)[number], Actor>;
/** A company that an operator listed. */
let company: { id: string; slug: string };
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  fetchSite = siteOver(url);
  actors = await makeActors(db, NAMES);
  company = await as("admin").admin.listCompany(forms.listedCompany());
});

const as = (who: Who, overrides = {}) => callerAs(db, who && actors[who], overrides);
const everything = async () => ({ ...(await wholeDatabase(db)), sessions: [], rate_limits: [] });

async function claim(who: Who, { slug = company.slug, note = "", bytes = pdf() } = {}): Promise<string> {
  const query = new URLSearchParams({ company: slug, name: "رخصة.pdf", note });
  const answer = await fetchSite(`/api/claims?${query}`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", ...(who ? { Cookie: actors[who].cookie } : {}) },
    body: bytes,
  });
  if (answer.ok) return (await answer.json<{ status: string }>()).status;
  const { error } = await answer.json<{ error: { data: { appCode: string; state?: string } } }>();
  return [error.data.appCode, error.data.state].filter(Boolean).join(":");
}

const claimsNow = () => db.select().from(companyClaims).orderBy(companyClaims.createdAt);
async function waitingClaim() {
  const [found] = await db.select().from(companyClaims).where(eq(companyClaims.status, "claimed"));
  return { id: found?.id ?? "", version: found?.version ?? 0 };
}
const companyNow = async () => (await db.select().from(suppliers).where(eq(suppliers.id, company.id)))[0];

describe("POST /api/claims", () => {
  it("claims a listed company with its licence, tells the claimant, and a retry is the same claim", async () => {
    expect(await claim("buyer A", { note: "المدير العام" })).toBe("claimed");
    expect(await claim("buyer A")).toBe("claimed");
    const rows = await claimsNow();
    expect(rows).toMatchObject([
      { userId: actors["buyer A"].userId, note: "المدير العام", isInvited: false, version: 1 },
    ]);
    expect(await env.FILES.head(rows[0]?.fileKey ?? "")).not.toBeNull();
    expect(await db.select().from(companyClaimEvents)).toMatchObject([{ action: "claim", toStatus: "claimed" }]);
    expect(await db.select().from(notices)).toMatchObject([{ template: "company_claimed" }]);
    const seen = await as("buyer A").claims.company({ slug: company.slug, locale: "ar" });
    expect(seen).toMatchObject({ obstacle: "claimed_by_you", claim: { status: "claimed", fileName: "رخصة.pdf" } });
    expect(JSON.stringify(seen)).not.toContain("private/");
  });

  it("keeps the licence of a claim whose answer was lost, and the retry is that claim", async () => {
    const { settled, ...context } = contextOf(db, actors["buyer A"]);
    const caller = await context.viewer();
    if (!caller) throw new Error("nobody");
    const form = { company: company.slug, name: "رخصة.pdf", note: null };
    loseAnswerFrom(db, companyClaims);
    await expect(makeClaim({ ...context, caller }, form, pdf())).rejects.toThrow("timeout");
    await settled();
    const [lost] = await claimsNow();
    expect(await env.FILES.head(lost?.fileKey ?? "")).not.toBeNull();
    expect(await makeClaim({ ...context, caller }, form, pdf())).toEqual({ slug: company.slug, status: "claimed" });
    expect(await claimsNow()).toEqual([lost]);
    expect(await env.FILES.head(lost?.fileKey ?? "")).not.toBeNull();
  });

  it.each([
    [null, "UNAUTHENTICATED"],
    ["unverified", "UNVERIFIED"],
    ["pending", "CONFLICT:has_company"],
    ["approved A", "CONFLICT:has_company"],
  ] as const)("refuses %s with %s and writes nothing", async (who, refusal) => {
    const before = await everything();
    expect(await claim(who)).toBe(refusal);
    expect(await everything()).toEqual(before);
  });

  it("refuses what can't be claimed: unknown, owned, claimed by another, a second one, bytes that are no document", async () => {
    const other = await as("admin").admin.listCompany(forms.listedCompany({ idempotencyKey: UUID() }));
    expect(await claim("buyer A", { slug: "nobody" })).toBe("NOT_FOUND");
    expect(await claim("buyer A", { slug: "company-of-usr-pending" })).toBe("NOT_FOUND");
    expect(await claim("buyer A", { slug: "company-of-usr-approved-a" })).toBe("CONFLICT:owned");
    expect(await claim("buyer A", { bytes: new TextEncoder().encode("hello") as Uint8Array<ArrayBuffer> })).toBe(
      "BAD_INPUT",
    );
    await claim("buyer A");
    expect(await claim("buyer B")).toBe("CONFLICT:claimed");
    expect(await claim("buyer A", { slug: other.slug })).toBe("CONFLICT:claims_another");
    expect(await claimsNow()).toHaveLength(1);
    const told = await as("buyer B").claims.company({ slug: company.slug, locale: "ar" });
    expect(told).toMatchObject({ obstacle: "claimed", claim: null });
  });

  it("lets one of two claims at one moment through", async () => {
    const answers = await Promise.all([claim("buyer A"), claim("buyer B")]);
    expect(answers.sort()).toEqual(["CONFLICT:claimed", "claimed"]);
    expect(await claimsNow()).toHaveLength(1);
  });

  it("keeps the licence of a claim from the sweep", async () => {
    await claim("buyer A");
    const [row] = await claimsNow();
    const later = { db, env, now: () => Date.now() + 2 * DAY_MS };
    await sweepFiles("company", later, "private/company/");
    expect(await env.FILES.head(row?.fileKey ?? "")).not.toBeNull();
  });
});

describe("admin.decideClaim", () => {
  it("makes the claimant the owner, with the licence on the checklist, and is written down", async () => {
    await claim("buyer A");
    const before = await companyNow();
    const waiting = await waitingClaim();
    const decided = as("admin", { now: () => Date.now() + 1000 }).admin.decideClaim({ ...waiting, action: "accept" });
    expect(await decided).toEqual({ status: "owned", version: 2 });
    expect(await companyNow()).toMatchObject({
      ownerId: actors["buyer A"].userId,
      status: "approved",
      version: (before?.version ?? 0) + 1,
    });
    const [account] = await db.select().from(users).where(eq(users.id, actors["buyer A"].userId));
    expect(account?.userType).toBe("supplier");
    expect(await db.select().from(supplierChecklist)).toMatchObject([{ item: "trade_licence", state: "provided" }]);
    const [document] = await db.select().from(supplierDocuments);
    await expectRefusal(as("buyer A").company.removeDocument({ id: document?.id ?? "" }), "CONFLICT");
    const events = await db.select().from(supplierEvents).where(eq(supplierEvents.supplierId, company.id));
    expect(events.map(({ action }) => action).sort()).toEqual(["claim", "list"]);
    expect((await db.select().from(auditLog)).map(({ action }) => action)).toContain("accept_claim");
    expect(await as("buyer A").company.mine()).toMatchObject({ id: company.id, status: "approved" });
    expect(await claim("buyer B")).toBe("CONFLICT:owned");
  });

  it("refuses with a reason that the claimant reads; a new claim follows the refused one", async () => {
    await claim("buyer A");
    const waiting = await waitingClaim();
    const bare = as("admin").admin.decideClaim({ ...waiting, action: "refuse" });
    await expectRefusal(bare, "BAD_INPUT", "reason:required");
    await as("admin").admin.decideClaim({ ...waiting, action: "refuse", reason: "الرخصة لشركة أخرى" });
    const seen = await as("buyer A").claims.company({ slug: company.slug, locale: "ar" });
    expect(seen).toMatchObject({ obstacle: null, claim: { status: "refused", decisionNote: "الرخصة لشركة أخرى" } });
    expect(await claim("buyer A")).toBe("claimed");
    const [first, second] = await claimsNow();
    expect(second?.previousId).toBe(first?.id);
    expect((await companyNow())?.ownerId).toBeNull();
  });

  it.each(CLAIM_STATUSES)("decides a claim that is %s by operators alone", async (status) => {
    await claim("buyer A");
    const { id, version } = await waitingClaim();
    await db.update(companyClaims).set({ status }).where(eq(companyClaims.id, id));
    for (const action of ["accept", "refuse"] as const) {
      const input = { id, version, action, reason: "so" };
      for (const who of ["buyer A", "buyer B", "approved A"] as const)
        await expectRefusal(as(who).admin.decideClaim(input), "FORBIDDEN");
      if (status === "claimed") continue;
      const before = await everything();
      const refusal = await refusalOf(as("admin").admin.decideClaim(input));
      expect([refusal.code, refusal.details.state]).toEqual(["CONFLICT", status]);
      expect(await everything()).toEqual(before);
    }
  });

  it("refuses an older version, an operator's own claim, and a claimant who got a company meanwhile", async () => {
    await claim("buyer A");
    const { id, version } = await waitingClaim();
    const decide = (changes = {}) => as("admin").admin.decideClaim({ id, version, action: "accept", ...changes });
    await expectRefusal(decide({ version: 9 }), "CONFLICT");
    await db.update(companyClaims).set({ userId: actors.admin.userId }).where(eq(companyClaims.id, id));
    await expectRefusal(decide(), "FORBIDDEN");
    await db.update(companyClaims).set({ userId: actors["approved A"].userId }).where(eq(companyClaims.id, id));
    expect((await refusalOf(decide())).details.state).toBe("has_company");
    expect((await companyNow())?.ownerId).toBeNull();
  });

  it("is accepted once by two operators at one moment", async () => {
    await claim("buyer A");
    const input = { ...(await waitingClaim()), action: "accept" as const };
    const ends = await Promise.allSettled([as("admin").admin.decideClaim(input), as("admin").admin.decideClaim(input)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const accepted = (await db.select().from(companyClaimEvents)).filter(({ action }) => action === "accept");
    expect(accepted).toHaveLength(1);
  });
});

describe("the queue of claims", () => {
  it("shows the claimant, opens the licence for operators alone, and writes down who looked", async () => {
    await claim("buyer A");
    const { items, total } = await as("admin").admin.companyClaims({});
    expect(items).toMatchObject([{ claimant: { email: actors["buyer A"].email }, company: { id: company.id } }]);
    expect(total).toBe(1);
    expect((await as("admin").admin.overview()).claims?.count).toBe(1);
    const open = (who: Who) =>
      fetchSite(`/files/private/claims/${items[0]?.id}`, { headers: who ? { Cookie: actors[who].cookie } : {} });
    expect([await open(null), await open("buyer A"), await open("buyer B")].map(({ status }) => status)).toEqual([
      401, 404, 404,
    ]);
    const file = await open("admin");
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf());
    const looked = await db.select().from(auditLog).where(eq(auditLog.action, "open_document"));
    expect(looked).toMatchObject([{ actorId: actors.admin.userId, entityId: company.id }]);
  });

  it("is read by indexes, as are a company's claims and invitations", async () => {
    expect(await fullScans(db, () => as("admin").admin.companyClaims({ status: "refused" }))).toEqual([]);
    expect(await fullScans(db, () => as("buyer A").claims.company({ slug: company.slug, locale: "ar" }))).toEqual([]);
    expect(await fullScans(db, () => as("admin").admin.application({ id: company.id }))).toEqual([]);
  });
});
