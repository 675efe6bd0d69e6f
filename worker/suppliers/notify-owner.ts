import type { Locale } from "#domain/kernel/locale.ts";
import { keyedNames, type Names, nameIn } from "#domain/kernel/names.ts";
import { COMPANY_NOTICES, type CompanyNews } from "#domain/suppliers/company-notices.ts";
import type { notices } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import type { MailTemplate } from "#worker/platform/mails/templates.ts";
import { type OutboxRow, outboxRow, type Post } from "#worker/platform/outbox.ts";

const MAILS = {
  apply: "supplier-received",
  request_info: "supplier-info-requested",
  provide_info: "supplier-answered",
  approve: "supplier-approved",
  reject: "supplier-rejected",
  resubmit: "supplier-answered",
  suspend: "supplier-suspended",
  restore: "supplier-restored",
  terminate: "supplier-terminated",
  claim: "claim-received",
  accept_claim: "claim-accepted",
  refuse_claim: "claim-refused",
  apply_changes: "supplier-changes-applied",
  decline_changes: "supplier-changes-declined",
} as const satisfies Partial<Record<CompanyNews, MailTemplate>>;
export type MailedNews = keyof typeof MAILS;

export interface Owner {
  id: string;
  email: string;
  locale: Locale;
}

export interface News<N extends CompanyNews = CompanyNews> {
  what: N;
  /** The company's, by language. */
  names: Names;
  /** What the platform says to it. */
  note: string | null;
  /** Where to go on, if not to one's own company. */
  path?: string;
}

/** A request knows its origin; the scheduler writes links where one is configured. */
export type Notifier = Post & Partial<Pick<Context, "origin">>;

/** The notice of something that happened to a company, for its owner. Like mails on it, it comes whatever is set. */
export function noticeTo(ctx: Pick<Notifier, "now">, owner: Owner, news: News): typeof notices.$inferInsert {
  const { what, names, note, path } = news;
  return {
    id: newId("ntc"),
    userId: owner.id,
    kind: "requests",
    template: COMPANY_NOTICES[what],
    data: { companyName: nameIn(names, owner.locale), ...keyedNames("companyName", names), ...(note ? { note } : {}) },
    path: path ?? pathOf(what),
    createdAt: ctx.now(),
  };
}

/** The mail of a move, in the owner's language. */
export function mailTo(ctx: Notifier, owner: Owner, { what, names, note, path }: News<MailedNews>): OutboxRow {
  const origin = ctx.origin ?? ctx.settings.publicOrigin;
  const link = origin ? `${origin}${path ?? pathOf(what)}?lang=${owner.locale}` : "";
  return outboxRow(ctx, {
    template: MAILS[what],
    recipient: owner.email,
    locale: owner.locale,
    data: { companyName: nameIn(names, owner.locale), note: note ?? "", link },
  });
}

/** Where the owner goes on: to its store once it is approved, before that to its application. */
function pathOf(what: CompanyNews): string {
  return what === "approve" || what === "restore" ? "/supplier-dashboard" : "/supplier-registration";
}
