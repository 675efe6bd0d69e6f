import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import { directionOf, LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { colonOf } from "#i18n/colon.ts";
import { LANGUAGE_NAMES, LOCALE_PARAM } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { escapeHtml } from "#worker/platform/mails/layout.ts";

interface Words {
  title: typeof m.shell_error_title;
  hint: typeof m.shell_error_hint;
  /** Where it leads besides trying again. */
  way: "home" | "sign-in";
  /** Asking again may help. */
  isPassing: boolean;
}

const UNEXPECTED: Words = { title: m.shell_error_title, hint: m.shell_error_hint, way: "home", isPassing: true };
const WORDS: Partial<Record<AppErrorCode, Words>> = {
  UNAVAILABLE: {
    title: m.shell_error_unavailable,
    hint: m.shell_error_unavailable_hint,
    way: "home",
    isPassing: true,
  },
  RATE_LIMITED: { title: m.shell_error_busy, hint: m.shell_error_busy_hint, way: "home", isPassing: true },
  NOT_FOUND: { title: m.shell_not_found_title, hint: m.shell_not_found_hint, way: "home", isPassing: false },
  UNAUTHENTICATED: {
    title: m.shell_error_signed_out,
    hint: m.shell_error_signed_out_hint,
    way: "sign-in",
    isPassing: false,
  },
};

/** What an error's page is made of. */
export interface ErrorPage {
  code: AppErrorCode;
  locale: Locale;
  /** The address that was asked for. */
  url: URL;
  requestId: string;
}

/** What happened, in words with the ways on: markup without a script, which needs neither settings nor database nor a build. */
export function errorMarkup({ code, locale, requestId }: Omit<ErrorPage, "url">): string {
  const { title, hint, way, isPassing } = WORDS[code] ?? UNEXPECTED;
  const on =
    way === "home"
      ? { href: "/", label: m.shell_not_found_home({}, { locale }) }
      : { href: "/auth", label: m.shell_error_sign_in({}, { locale }) };
  return [
    `<h1 style="${STYLE.title}">${escapeHtml(title({}, { locale }))}</h1>`,
    `<p style="${STYLE.hint}">${escapeHtml(hint({}, { locale }))}</p>`,
    requestId &&
      `<p style="${STYLE.id}">${escapeHtml(m.shell_error_id({}, { locale }) + colonOf(locale))} <bdi dir="ltr">${escapeHtml(requestId)}</bdi></p>`,
    `<p>${isPassing ? link("", m.shell_retry({}, { locale })) : ""} ${link(on.href, on.label)}</p>`,
  ].join("");
}

/** The whole page of an error, in the reader's language, with the ways to the others. */
export function errorPage({ url, ...page }: ErrorPage): string {
  const { locale, code } = page;
  const title = (WORDS[code] ?? UNEXPECTED).title({}, { locale });
  const others = LOCALES.filter((other) => other !== locale).map((other) => {
    const search = new URLSearchParams(url.search);
    search.set(LOCALE_PARAM, other);
    return `<a style="${STYLE.language}" lang="${other}" href="?${escapeHtml(String(search))}">${LANGUAGE_NAMES[other]}</a>`;
  });
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(title)} · ${escapeHtml(m.shell_brand({}, { locale }))}</title></head>`,
    `<body style="${STYLE.body}"><main style="${STYLE.card}">`,
    `<p style="${STYLE.brand}">${escapeHtml(m.shell_brand({}, { locale }))}</p>`,
    errorMarkup(page),
    `<p style="${STYLE.id}">${others.join(" ")}</p></main></body></html>`,
  ].join("");
}

function link(href: string, label: string): string {
  return `<a style="${STYLE.link}" href="${href}">${escapeHtml(label)}</a>`;
}

/** No style sheet is sure to be there. */
const STYLE = {
  body: "margin:0;padding:48px 16px;background:#f5f1e8;font-family:Tajawal,Tahoma,Arial,sans-serif;color:#1d2b2a;text-align:center",
  card: "max-width:36rem;margin:0 auto;padding:32px 24px;background:#ffffff;border-radius:12px",
  brand: "margin:0 0 20px;font-size:20px;font-weight:bold;color:#0b5d57",
  title: "margin:0 0 12px;font-size:26px;line-height:1.4;color:#0b3d3f",
  hint: "margin:0 0 16px;font-size:17px;line-height:1.7",
  id: "margin:16px 0;font-size:14px;line-height:1.6;color:#5a6664;overflow-wrap:anywhere",
  link: "display:inline-block;margin:4px;padding:13px 24px;background:#0b5d57;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold",
  language: "display:inline-block;padding:12px;color:#0b5d57",
} as const;
