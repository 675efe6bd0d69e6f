import type { Locale } from "#domain/kernel/locale.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type MailData, type MailText, type MailWriter, moment } from "./layout.ts";

/** Mails on companies without an owner: the invitation to own one, and how a claim goes. */
export const CLAIM_MAILS = {
  "company-invite": invite,
  "claim-received": received,
  "claim-accepted": accepted,
  "claim-refused": refused,
} satisfies Record<string, MailWriter>;

/** To a mailbox that may know nothing of us: it says who writes and why. */
function invite({ companyName = "", until, link = "" }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_company_invite_subject(company, inLocale),
    heading: m.mails_company_invite_heading({}, inLocale),
    paragraphs: [
      m.mails_company_invite_intro(company, inLocale),
      m.mails_company_invite_next({}, inLocale),
      m.mails_company_invite_until({ until: moment(until, locale) }, inLocale),
    ],
    action: { label: m.mails_company_invite_action({}, inLocale), url: link },
    facts: [],
    reason: "invited",
  };
}

function received({ companyName = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_claim_received_subject(company, inLocale),
    heading: m.mails_claim_received_heading({}, inLocale),
    paragraphs: [m.mails_claim_received_intro(company, inLocale)],
    ...actionTo(m.mails_claim_received_action({}, inLocale), link),
    facts: [],
    reason: "claim",
  };
}

function accepted({ companyName = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_claim_accepted_subject(company, inLocale),
    heading: m.mails_claim_accepted_heading({}, inLocale),
    paragraphs: [m.mails_claim_accepted_intro(company, inLocale), m.mails_claim_accepted_next({}, inLocale)],
    ...actionTo(m.mails_claim_accepted_action({}, inLocale), link),
    facts: [],
    reason: "company",
  };
}

function refused({ companyName = "", note = "", link }: MailData, locale: Locale): MailText {
  const [inLocale, company] = parts(companyName, locale);
  return {
    subject: m.mails_claim_refused_subject(company, inLocale),
    heading: m.mails_claim_refused_heading({}, inLocale),
    paragraphs: [m.mails_claim_refused_intro(company, inLocale), m.mails_claim_refused_next({}, inLocale)],
    ...actionTo(m.mails_claim_refused_action({}, inLocale), link),
    facts: [[m.mails_label_reason({}, inLocale), note]],
    reason: "claim",
  };
}

function parts(companyName: string, locale: Locale) {
  return [{ locale }, { companyName: isolated(companyName) }] as const;
}

function actionTo(label: string, url: string | undefined): Pick<MailText, "action"> {
  return url ? { action: { label, url } } : {};
}
