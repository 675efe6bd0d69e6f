import { directionOf, type Locale } from "#domain/kernel/locale.ts";
import { colonOf } from "#i18n/colon.ts";
import { LOCALE_PARAM } from "#i18n/direction.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { localizedAddress } from "#i18n/localized-address.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Why one is written to, in words. */
const REASONS = {
  form: m.mails_layout_reason,
  account: m.mails_layout_reason_account,
  company: m.mails_layout_reason_company,
  trade: m.mails_layout_reason_trade,
  request: m.mails_layout_reason_request,
  guest: m.mails_layout_reason_guest,
  claim: m.mails_layout_reason_claim,
  invited: m.mails_layout_reason_invited,
  operator: () => "",
} satisfies Record<string, (inputs: Record<never, never>, options: { locale: Locale }) => string>;

/** A mail in words, before it takes a shape. Everything is plain text. */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Label and value; empty values are left out. */
  facts: [label: string, value: string][];
  action?: { label: string; url: string };
  /** A code to type instead of following the link. */
  code?: { label: string; digits: string };
  /** Why one is written to: a form that somebody filled in, one's own account or company, one's
   * trade, of which the settings say what is mailed, a request of one's account, a claim of one's own, an operator's invitation, a guest's
   * request, or one is the platform itself. */
  reason: keyof typeof REASONS;
}

/** What a mail is about, as its outbox row holds it. */
export type MailData = Record<string, string>;
export type MailWriter = (data: MailData, locale: Locale) => MailText;

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** A time in milliseconds as the reader's words, named as that of Dubai. */
export function moment(time: string | undefined, locale: Locale): string {
  return isolated(formatDateTime(Number(time), locale));
}

/** Gives a mail its text and HTML parts; readable without pictures, right-to-left in Arabic. */
export function layOut(mail: MailText, locale: Locale): MailContent {
  const facts = mail.facts.filter(([, value]) => value !== "");
  const action = mail.action && { action: { ...mail.action, url: inLanguage(mail.action.url, locale) } };
  return {
    // A line break in a subject would begin another header (security 21).
    subject: mail.subject.replace(/[\r\n]+/g, " "),
    text: textPart({ ...mail, facts, ...action }, locale),
    html: htmlPart({ ...mail, facts, ...action }, locale),
  };
}

/** The page speaks the mail's language on whatever device it is opened; a link that names a language keeps it. */
function inLanguage(url: string, locale: Locale): string {
  const [page = "", fragment] = url.split("#");
  if (page === "" || page.includes(`${LOCALE_PARAM}=`)) return url;
  return localizedAddress(page, locale) + (fragment === undefined ? "" : `#${fragment}`);
}

function textPart({ heading, paragraphs, facts, action, code, reason }: MailText, locale: Locale): string {
  const colon = colonOf(locale);
  const blocks = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}${colon}\n${action.url}`] : []),
    ...(code ? [`${code.label}\n${code.digits}`] : []),
    facts.map(([label, value]) => `${label}${colon} ${value}`).join("\n"),
    ["--", m.mails_layout_brand({}, { locale }), reasonOf(reason, locale)].filter(Boolean).join("\n"),
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}

function htmlPart({ heading, paragraphs, facts, action, code, reason }: MailText, locale: Locale): string {
  const dir = directionOf(locale);
  const cells = facts.map(
    ([label, value]) =>
      `<tr><th style="${STYLE.label}" align="${dir === "rtl" ? "right" : "left"}">${escapeHtml(label)}</th>` +
      `<td style="${STYLE.value}" dir="auto">${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.card}" dir="${dir}">`,
    `<p style="${STYLE.brand}">${escapeHtml(m.mails_layout_brand({}, { locale }))}</p>`,
    `<h1 style="${STYLE.heading}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="${STYLE.paragraph}">${escapeHtml(paragraph)}</p>`),
    action ? actionPart(action, locale) : "",
    code ? codePart(code) : "",
    cells.length > 0 ? `<table style="${STYLE.table}" cellspacing="0">${cells.join("")}</table>` : "",
    `<p style="${STYLE.reason}">${escapeHtml(reasonOf(reason, locale))}</p>`,
    "</div></body></html>",
  ].join("");
}

function reasonOf(reason: MailText["reason"], locale: Locale): string {
  return REASONS[reason]({}, { locale });
}

function actionPart({ label, url }: { label: string; url: string }, locale: Locale): string {
  const href = escapeHtml(url);
  return (
    `<p style="${STYLE.paragraph}"><a href="${href}" style="${STYLE.button}">${escapeHtml(label)}</a></p>` +
    `<p style="${STYLE.reason}">${escapeHtml(m.mails_layout_link_hint({}, { locale }))}<br>` +
    `<span dir="ltr" style="word-break:break-all">${href}</span></p>`
  );
}

function codePart({ label, digits }: { label: string; digits: string }): string {
  return (
    `<p style="${STYLE.paragraph}">${escapeHtml(label)}</p>` +
    `<p style="${STYLE.code}"><bdi dir="ltr">${escapeHtml(digits)}</bdi></p>`
  );
}

/** Text as HTML text or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** Mail programs read inline styles only. */
const STYLE = {
  body: "margin:0;padding:24px 12px;background:#f5f1e8;font-family:Tajawal,Tahoma,Arial,sans-serif;color:#1d2b2a",
  card: "max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px",
  brand: "margin:0 0 20px;font-size:20px;font-weight:bold;color:#0b5d57",
  heading: "margin:0 0 12px;font-size:22px;line-height:1.5",
  paragraph: "margin:0 0 16px;font-size:16px;line-height:1.7",
  button:
    "display:inline-block;padding:14px 28px;background:#0b5d57;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold",
  code: "margin:0 0 20px;padding:14px;background:#f5f1e8;border-radius:8px;font-family:monospace;font-size:30px;font-weight:bold;letter-spacing:4px;text-align:center",
  table: "width:100%;margin:8px 0 20px;border-top:1px solid #e3ddd0",
  label: "padding:10px 0;font-size:14px;font-weight:normal;color:#5a6664;vertical-align:top;width:32%",
  value: "padding:10px 8px;font-size:15px;line-height:1.6;vertical-align:top",
  reason: "margin:0 0 16px;font-size:13px;line-height:1.6;color:#5a6664",
} as const;
