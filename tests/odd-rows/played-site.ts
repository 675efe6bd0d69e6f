import { eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { companyClaims } from "#drizzle/schema/claims.ts";
import { sessions } from "#drizzle/schema/identity.ts";
import { conversations, messageFiles, messages } from "#drizzle/schema/messaging.ts";
import { cartItems, orders } from "#drizzle/schema/orders.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { proposals } from "#drizzle/schema/proposals.ts";
import { savedItems } from "#drizzle/schema/saved.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { seedAccountsIfNone } from "../../drizzle/seed/accounts.ts";
import { seedSearchesIfNone } from "../../drizzle/seed/searches.ts";
import { seedDemoData } from "../../drizzle/seed/seed.ts";
import { seedViewsIfNone } from "../../drizzle/seed/views.ts";
import { playHistory } from "../../scripts/demo/play-history.ts";
import { type Stage, stageOver } from "../../scripts/demo/stage.ts";
import { freshDatabase } from "../support/database.ts";
import { forms } from "../worker/support/forms.ts";

export interface PlayedSite {
  stage: Stage;
  /** A conversation of the buyer that an operator has opened. */
  conversation: string;
}

/**
 * A site on which every state of trade is found: the demo's data and history, up to this moment.
 * @param db an empty, migrated database; without one a fresh one
 */
export async function playedSite(db?: Database): Promise<PlayedSite> {
  return playOver(db ?? (await freshDatabase()), Date.now());
}

async function playOver(db: Database, now: number): Promise<PlayedSite> {
  await seedDemoData(db, now, reindexProducts);
  await seedAccountsIfNone(db, now, async () => "no password");
  await seedSearchesIfNone(db, now);
  await seedViewsIfNone(db, now);
  await playHistory(db, now);
  const stage = await stageOver(db);
  await keepOwnThings(stage, now);
  const conversation = await sendFile(stage, now);
  await writeToOperator(stage, now, conversation);
  return { stage, conversation };
}

/** What people keep on the site, of which the demo's history has none. */
async function keepOwnThings({ db, as, idOf }: Stage, now: number): Promise<void> {
  const userId = idOf("buyer");
  const times = { createdAt: now, lastUsedAt: now, expiresAt: now + 86_400_000 };
  await db.insert(sessions).values({ id: "ses_1", handle: "hdl_1", userId, userAgent: "Firefox", ...times });
  await db.insert(cartItems).values({ userId, productNumber: 1, quantity: 100, updatedAt: now });
  await db.insert(savedItems).values([
    { userId, kind: "product", subjectId: "prd_sdr-skr-10", savedAt: now },
    { userId, kind: "supplier", subjectId: "sup_demo_1", savedAt: now },
  ]);
  const content = { incoterm: "CIF" } as const;
  const seller = as("sup_demo_1", now);
  await seller.quotes.saveTemplate({ name: "CIF", content, idempotencyKey: crypto.randomUUID() });
  const { version } = await seller.company.profile();
  await seller.company.saveIdentity({ ...forms.companyIdentity(), version });
}

/** A conversation in which a file was sent; uploads need a bucket. */
async function sendFile({ db }: Stage, now: number): Promise<string> {
  const [message] = await db
    .select({ messageId: messages.id, conversationId: conversations.id, uploaderId: messages.senderId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.supplierId, "sup_demo_1"));
  if (!message) throw new Error("the demo's history has no conversation");
  const file = { kind: "document", fileName: "a.pdf", mediaType: "application/pdf", bytes: 1, createdAt: now } as const;
  await db.insert(messageFiles).values({ id: "mfl_1", fileKey: "messages/1", ...message, ...file });
  return message.conversationId;
}

/** What waits for the platform's own people, likewise. */
async function writeToOperator(stage: Stage, now: number, id: string): Promise<void> {
  const { contact, leads, tips } = stage.as("guest", now);
  await contact.send(forms.contact());
  await leads.submitSupplier(forms.supplierLead());
  await leads.submitBuyer(forms.buyerLead());
  await tips.submit(forms.tip());
  await stage.db.run(sql`update ${outbox} set status = 'parked' where rowid % 5 = 0`);
  const report = stage.as("buyer", now).reports.submit;
  await report(forms.report({ subjectKind: "supplier", subjectId: "sup_demo_1" }));
  const { id: reportId } = await report(forms.report({ subjectKind: "conversation", subjectId: id, reason: "abuse" }));
  await stage.as("admin", now).admin.openConversation({ id, reportId, reason: "a report of abuse" });
  await stage.as("admin", now).editor.createSynonyms(forms.newSynonyms());
  const [company] = await stage.db.select().from(suppliers).where(isNull(suppliers.ownerId));
  const claim = { supplierId: company?.id ?? "", userId: stage.idOf("buyer2"), status: "claimed" } as const;
  await stage.db.insert(companyClaims).values({ id: "clm_1", ...claim, createdAt: now, updatedAt: now });
  await planProposals(stage, now);
}

/** What one operator proposed and another decides on, of each kind. */
async function planProposals({ db, idOf }: Stage, now: number): Promise<void> {
  const proposedBy = idOf("reviewer" as "admin");
  const times = { expiresAt: now + 86_400_000, createdAt: now, updatedAt: now };
  const open = { status: "proposed", version: 1, proposedBy, reason: "known at the fair", ...times } as const;
  const [company] = await db.select().from(suppliers).where(eq(suppliers.id, "sup_demo_pending"));
  const [order] = await db.select().from(orders).where(eq(orders.status, "disputed")).limit(1);
  if (!company || !order) throw new Error("the demo's history has nothing to decide on");
  const approval = { id: company.id, action: "approve", version: company.version, accept: [] };
  const ruling = { reference: order.reference, version: order.version, action: "settle_completed" };
  await db.insert(proposals).values([
    { id: "prp_1", kind: "company_exception", subjectId: company.id, input: approval, ...open },
    { id: "prp_2", kind: "order_ruling", subjectId: order.id, input: ruling, ...open },
  ]);
}
