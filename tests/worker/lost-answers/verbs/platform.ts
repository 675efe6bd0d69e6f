import { eq } from "drizzle-orm";
import { companyClaims } from "#drizzle/schema/claims.ts";
import { users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import { outboxRow } from "#worker/platform/outbox.ts";
import { openRfq, supplierIdOf } from "../../rfq/trade.ts";
import { TEST_NOW, testContext } from "../../support/context.ts";
import { forms } from "../../support/forms.ts";
import { giveGrants } from "../../support/operators.ts";
import type { Told } from "../retried.ts";
import { key, type ReadyVerb, type World } from "../world.ts";
import { companyChange, companyIn } from "./companies.ts";
import { refused } from "./requests.ts";
import { talk } from "./talks.ts";

const REASON = "بلاغ عن طلب دفع خارج المنصة";

/** A mail that was parked. */
async function parked({ db }: World): Promise<string> {
  const to = { recipient: "e@people.example", locale: "en" } as const;
  const mail = outboxRow(testContext(db), { ...to, template: "trade-quote_sent", data: { reference: "QUO-7" } });
  await db
    .insert(outbox)
    .values({ ...mail, id: "out_1", status: "parked", attempts: 8, lastError: "Error: resend: timeout" });
  return "out_1";
}

/** A report of a conversation. */
async function reported(world: World) {
  const id = await talk(world);
  const form = forms.report({ subjectKind: "conversation", subjectId: id, reason: "spam" });
  return { id, reportId: (await world.as("buyer A").reports.submit(form)).id };
}

async function lead({ as, db }: World): Promise<string> {
  await as(null).leads.submitBuyer(forms.buyerLead());
  return String((await db.$client.execute("select id from leads")).rows[0]?.id);
}

async function claimed({ as, db, actors }: World) {
  const company = await as("admin").admin.listCompany(forms.listedCompany());
  const times = { createdAt: TEST_NOW, updatedAt: TEST_NOW };
  const claim = { id: "clm_1", supplierId: company.id, userId: actors["buyer A"].userId, status: "claimed" } as const;
  await db.insert(companyClaims).values({ ...claim, ...times });
  return { id: claim.id, version: 1 };
}

export const PLATFORM: Record<string, ReadyVerb> = {
  "admin.settleReports": async (world) => {
    const { id, reportId } = await reported(world);
    const subject = { subjectKind: "conversation", subjectId: id, outcome: "no_action", note: REASON } as const;
    return () => world.as("admin").admin.settleReports({ ...subject, reports: [{ id: reportId, version: 1 }] });
  },
  "admin.openConversation": async (world) => {
    const form = { ...(await reported(world)), reason: REASON };
    return () => world.as("admin").admin.openConversation(form);
  },
  "admin.closeConversation": async (world) => {
    const { id, reportId } = await reported(world);
    await world.as("admin").admin.openConversation({ id, reportId, reason: REASON });
    return () => world.as("admin").admin.closeConversation({ id });
  },
  "admin.decideItem": async (world) => {
    const id = await companyIn(world, "pending", "pending");
    const item = { id, version: 1, item: "addresses", decision: "waived", note: "known" } as const;
    return () => world.as("admin").admin.decideItem(item);
  },
  "admin.transitionSupplier": async (world) => {
    const id = await companyIn(world, "pending", "pending");
    return () => world.as("admin").admin.transitionSupplier({ id, version: 1, action: "reject", reason: "no licence" });
  },
  "admin.settle": async (world) => {
    const id = await lead(world);
    return () => world.as("admin").admin.settle({ inbox: "lead", id, status: "done" });
  },
  "admin.settleMany": async (world) => {
    const ids = [await lead(world)];
    return () => world.as("admin").admin.settleMany({ inbox: "lead", ids });
  },
  "admin.openMail": async (world) => {
    const id = await parked(world);
    return () => world.as("admin").admin.openMail({ id });
  },
  "admin.resendMail": async (world) => {
    const id = await parked(world);
    return () => world.as("admin").admin.resendMail({ id });
  },
  "admin.resendMails": async (world) => {
    await parked(world);
    return () => world.as("admin").admin.resendMails({});
  },
  "admin.discardMail": async (world) => {
    const id = await parked(world);
    return () => world.as("admin").admin.discardMail({ id, reason: "The mailbox is gone" });
  },
  "admin.removeRfq": async ({ as, db, actors }) => {
    const { reference, version } = await openRfq(db, actors["buyer A"]);
    return () => as("admin").admin.removeRfq({ reference, version, reason: "against the terms" });
  },
  "admin.openRfqFile": async ({ as, db, actors }) => {
    const { id: rfqId } = await openRfq(db, actors["buyer A"]);
    const file = { fileKey: "private/a", fileName: "a.pdf", mediaType: "application/pdf", bytes: 1, createdAt: 1 };
    await db.insert(rfqFiles).values({ id: "fil_1", rfqId, uploaderId: actors["buyer A"].userId, ...file });
    return () => as("admin").admin.openRfqFile({ id: "fil_1", reason: REASON });
  },
  "admin.addRate": async ({ as }) => {
    const form = { currency: "EUR", fromDay: "2026-11-01", rate: "4.25", source: "Central Bank" } as const;
    return () => as("admin").admin.addRate(form);
  },
  "admin.undoRefusal": async (world) => {
    const { line } = await refused(world);
    return () => world.as("admin").admin.undoRefusal({ id: line, reason: null });
  },
  "admin.trustSupplier": async ({ as, actors }) => {
    const form = { id: supplierIdOf(actors["approved A"]), version: 1, isTrusted: true };
    return () => as("admin").admin.trustSupplier(form);
  },
  "admin.listCompany": async ({ as }) => {
    const form = forms.listedCompany();
    return () => as("admin").admin.listCompany(form);
  },
  "admin.inviteOwner": async ({ as }) => {
    const { id } = await as("admin").admin.listCompany(forms.listedCompany());
    const form = { id, email: "owner@people.example", locale: "ar" as const, ...key() };
    return () => as("admin").admin.inviteOwner(form);
  },
  "admin.decideClaim": async (world) => {
    const form = { ...(await claimed(world)), action: "accept" as const };
    return () => world.as("admin").admin.decideClaim(form);
  },
  "admin.decideCompanyRevision": async (world) => {
    const form = { ...(await companyChange(world)), action: "apply" as const };
    return () => world.as("admin").admin.decideCompanyRevision(form);
  },
  "admin.transitionUser": async ({ as, actors }) => {
    const form = { id: actors["buyer A"].userId, action: "suspend" as const, reason: "spam" };
    return () => as("admin").admin.transitionUser(form);
  },
  "admin.endUserSessions": async ({ as, actors }) => {
    return () => as("admin").admin.endUserSessions({ id: actors["buyer A"].userId });
  },
  "admin.decideProposal": async (world) => {
    const { as, db, actors } = world;
    const id = await companyIn(world, "pending", "pending");
    await as("admin").admin.transitionSupplier({ id, version: 1, action: "approve", override: true, reason: "known" });
    await giveGrants(db, actors["buyer A"], ["reviewer"]);
    const [open] = (await as("buyer A").admin.proposals({})).items;
    return () => as("buyer A").admin.decideProposal({ id: open?.id ?? "", version: 1, action: "confirm" });
  },
  "admin.changeGrants": async ({ as, db, actors }) => {
    const id = actors["buyer A"].userId;
    await db
      .update(users)
      .set({ userType: "admin", grants: ["money"] })
      .where(eq(users.id, id));
    const form = { id, seen: ["money" as const], grants: ["reviewer" as const], reason: "helps with reviews" };
    return () => as("admin").admin.changeGrants(form);
  },
};

const COUNTED = "says of how many it was true this time";
const EACH_LOOK = "each look at what is private is a line of the log";

export const PLATFORM_TOLD: Record<string, Told> = {
  "admin.settleMany": { answers: true, why: COUNTED },
  "admin.resendMails": { answers: true, why: COUNTED },
  "admin.endUserSessions": { answers: true, why: COUNTED },
  "admin.openMail": { grows: ["audit_log", "audit_seals"], why: EACH_LOOK },
  "admin.openRfqFile": { grows: ["audit_log", "audit_seals"], why: EACH_LOOK },
  "admin.decideCompanyRevision": {
    grows: ["company_revisions", "search_suppliers", "search_words"],
    why: "the index follows a new name after the answer, or by the scheduler",
  },
};
