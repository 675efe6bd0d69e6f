import { eq } from "drizzle-orm";
import { CHECKLIST_ITEMS } from "#domain/suppliers/checklist.ts";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { devMailbox } from "#drizzle/schema/platform.ts";
import { supplierChecklist, supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import { supplierIdOf } from "../../rfq/trade.ts";
import type { ActorName } from "../../support/actors.ts";
import { TEST_NOW } from "../../support/context.ts";
import { forms } from "../../support/forms.ts";
import { key, type ReadyVerb, type World } from "../world.ts";

/** A paper of a company. */
async function paperOf({ db, actors }: World, who: ActorName): Promise<string> {
  const file = { fileKey: "private/licence", fileName: "licence.pdf", mediaType: "application/pdf", bytes: 1 };
  const validUntil = TEST_NOW + 86_400_000;
  const times = { validUntil, createdAt: TEST_NOW - 1000 };
  const supplierId = supplierIdOf(actors[who]);
  await db.insert(supplierDocuments).values({ id: "doc_1", supplierId, item: "trade_licence", ...file, ...times });
  return "doc_1";
}

/** A company whose checklist is in one state. */
export async function companyIn(
  { db, actors }: World,
  who: ActorName,
  status: "pending" | "info_requested" | "rejected",
  state: "provided" | "accepted" = "provided",
): Promise<string> {
  const id = supplierIdOf(actors[who]);
  const items = CHECKLIST_ITEMS.map((item) => ({ supplierId: id, item, state, updatedAt: 1 }));
  await db.insert(supplierChecklist).values(items);
  await db.update(suppliers).set({ status, appliedAt: 1, decisionNote: "why" }).where(eq(suppliers.id, id));
  return id;
}

/** A change of a company's identity that waits. */
export async function companyChange({ db, as }: World): Promise<{ id: string; version: number }> {
  await as("approved A").company.saveIdentity({ ...forms.companyIdentity({ name_ar: "مطاحن الساحل" }), version: 1 });
  const [change] = await db.select().from(companyRevisions);
  return { id: change?.id ?? "", version: 1 };
}

export const COMPANIES: Record<string, ReadyVerb> = {
  "company.register": async ({ as }) => {
    const form = forms.company();
    return () => as("buyer A").company.register(form);
  },
  "claims.useInvite": async ({ as, mailing, db }) => {
    const company = await as("admin").admin.listCompany(forms.listedCompany());
    const email = "owner@people.example";
    await mailing("admin", ({ admin }) => admin.inviteOwner({ id: company.id, email, locale: "ar", ...key() }));
    const [mail] = await db.select().from(devMailbox).where(eq(devMailbox.recipient, email));
    const token = /claim\S*#token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    return () => as("buyer A").claims.useInvite({ token });
  },
  "company.answerItem":
    async ({ as }) =>
    () =>
      as("pending").company.answerItem({ item: "trn", trn: "100123456700003" }),
  "company.removeDocument": async (world) => {
    const id = await paperOf(world, "pending");
    return () => world.as("pending").company.removeDocument({ id });
  },
  "company.provideInfo": async (world) => {
    await companyIn(world, "pending", "info_requested");
    return () => world.as("pending").company.provideInfo({ version: 1 });
  },
  "company.resubmit": async (world) => {
    await companyIn(world, "rejected", "rejected");
    return () => world.as("rejected").company.resubmit({ version: 1 });
  },
  "company.saveTexts": async ({ as }) => {
    const form = { ...forms.companyTexts({ city_ar: "دبي" }), version: 1 };
    return () => as("approved A").company.saveTexts(form);
  },
  "company.saveIdentity": async ({ as }) => {
    const form = { ...forms.companyIdentity({ name_ar: "مطاحن الساحل" }), version: 1 };
    return () => as("approved A").company.saveIdentity(form);
  },
  "company.withdrawRevision": async (world) => {
    const seen = await companyChange(world);
    return () => world.as("approved A").company.withdrawRevision(seen);
  },
};
