import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { ExportData } from "#domain/identity/account.ts";
import { readNotices } from "#domain/identity/notification-settings.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Database } from "#drizzle/client.ts";
import { contactMessages, leads, tipSubmissions } from "#drizzle/schema/content.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { messages as chat, conversationMembers } from "#drizzle/schema/messaging.ts";
import { notices as noticeRows } from "#drizzle/schema/platform.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { checkOwnPasswordBeside } from "./check-own-password.ts";
import {
  companyColumns,
  eventColumns,
  leadColumns,
  messageColumns,
  noticeColumns,
  reportColumns,
  rfqColumns,
  saidColumns,
  sessionColumns,
  tipColumns,
  userColumns,
} from "./exported-columns.ts";
import { selectTrade } from "./exported-trade.ts";
import { namedRecords, selectRecords } from "./personal-data/personal-data.ts";
import { type RatedTips, selectOwnTipRatings, selectRatedTips } from "./tip-ratings.ts";

/**
 * Everything that is stored about an account, for who knows its password, since a found phone must not give it away. It is asked for
 * as a write is, so that much of it has a write's time. In one read: what it is, what it sent, also what was sent from its proven
 * e-mail without an account, its trade, and the company it runs; `records` holds it all, table by table, as the list of what
 * is personal names it (personal-data/personal-data.ts). Columns are an allow-list without hashes and keys.
 * @throws AppError WRONG_CREDENTIALS with `password:wrong`; RATE_LIMITED; UNAVAILABLE (too many hashes at once)
 */
export async function exportData(ctx: SignedInContext, { password }: ExportData): Promise<Record<string, unknown>> {
  const { read } = await checkOwnPasswordBeside(ctx, password, "password", selectRatedTips(ctx.db));
  return readEverything(ctx, read[0] ?? []);
}

async function readEverything(ctx: SignedInContext, rated: RatedTips): Promise<Record<string, unknown>> {
  const { db, settings, caller, now } = ctx;
  const { userId, isVerified } = caller;
  // Nobody gets what was sent from a mailbox that they did not prove.
  const mailbox = isVerified ? caller.email : null;
  const {
    account: accounts,
    company: companies,
    translations,
    records,
    ...read
  } = await batchOf(ctx, {
    account: db.select(userColumns).from(users).where(eq(users.id, userId)),
    sessions: db.select(sessionColumns).from(sessions).where(eq(sessions.userId, userId)),
    events: db.select(eventColumns).from(accountEvents).where(eq(accountEvents.userId, userId)),
    notices: db.select(noticeColumns).from(noticeRows).where(eq(noticeRows.userId, userId)),
    ...selectSent(db, userId, mailbox),
    chat: selectSaid(db, userId),
    company: db.select(companyColumns).from(suppliers).where(eq(suppliers.ownerId, userId)),
    translations: selectTranslations(db, userId),
    tipRatings: selectOwnTipRatings(db, settings, userId, rated),
    ...selectTrade(db, userId),
    records: selectRecords(db, { userId, email: caller.email, mailbox }),
  });
  const [account] = accounts;
  if (!account) throw new AppError("UNAUTHENTICATED");
  const [company] = companies;
  const { locale, notices, ...profile } = account;
  return {
    exportedAt: now(),
    profile,
    settings: { locale, notices: readNotices(notices) },
    ...read,
    company: company ? { ...company, translations } : null,
    records: namedRecords(records),
  };
}

/** What was sent with the account, or without one from its proven mailbox. */
function selectSent(db: Database, userId: string, mailbox: string | null) {
  const isOwnRfq = or(eq(rfqs.buyerId, userId), and(sql`${rfqs.email} = ${mailbox}`, isNull(sql`+${rfqs.buyerId}`)));
  const isOwnLead = or(eq(leads.userId, userId), and(sql`${leads.email} = ${mailbox}`, isNull(sql`+${leads.userId}`)));
  const isOwnReport = or(eq(reports.reporterId, userId), sql`${reports.reporterEmail} = ${mailbox}`);
  return {
    requests: db.select(rfqColumns).from(rfqs).where(isOwnRfq),
    registrations: db.select(leadColumns).from(leads).where(isOwnLead),
    messages: db.select(messageColumns).from(contactMessages).where(sql`${contactMessages.email} = ${mailbox}`),
    tips: db.select(tipColumns).from(tipSubmissions).where(sql`${tipSubmissions.email} = ${mailbox}`),
    reports: db.select(reportColumns).from(reports).where(isOwnReport),
  };
}

function selectSaid(db: Database, userId: string) {
  return db
    .select(saidColumns)
    .from(conversationMembers)
    .innerJoin(chat, eq(chat.conversationId, conversationMembers.conversationId))
    .where(and(eq(conversationMembers.userId, userId), eq(chat.senderId, userId)));
}

function selectTranslations(db: Database, userId: string) {
  return db
    .select({
      locale: supplierTranslations.locale,
      name: supplierTranslations.name,
      city: supplierTranslations.city,
      specialization: supplierTranslations.specialization,
      description: supplierTranslations.description,
    })
    .from(suppliers)
    .innerJoin(supplierTranslations, eq(supplierTranslations.supplierId, suppliers.id))
    .where(eq(suppliers.ownerId, userId));
}
