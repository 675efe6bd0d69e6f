import { isLocale, type Locale } from "#domain/kernel/locale.ts";
import { LOCALE_PARAM, preferenceCookie } from "#i18n/direction.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const RETRY_AFTER_SECONDS = 2;

interface PageAnswer {
  url: URL;
  status: number;
  locale: Locale;
  nonce: string;
}

/** Headers of a rendered page. A page that failed or was opened with a key is kept nowhere (security.md 20). */
export function pageHeaders({ url, status, locale, nonce }: PageAnswer): Headers {
  const isKept = status < 500 && !url.searchParams.has("key");
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": locale,
    "Content-Security-Policy": contentSecurityPolicy(nonce),
    "Cache-Control": isKept ? "private, no-cache" : "no-store",
    Vary: "Cookie",
  });
  if (status === 503) headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  if (isLocale(url.searchParams.get(LOCALE_PARAM))) {
    headers.append("Set-Cookie", preferenceCookie(locale, url.protocol === "https:"));
  }
  return headers;
}
