import { isLocale, type Locale } from "#domain/kernel/locale.ts";
import type { GuestLink } from "#domain/rfq/guest-link.ts";
import { LOCALE_PARAM, preferenceCookie } from "#i18n/direction.ts";
import { guestLinkCookie } from "./guest-link.ts";

const RETRY_AFTER_SECONDS = 2;

export interface PageAnswer {
  url: URL;
  status: number;
  locale: Locale;
  /** The page's content security policy. */
  policy: string;
  /** The request carried a session's cookie. */
  isSignedIn: boolean;
  /** A guest's link, by the address or by its cookie. */
  guestLink: GuestLink | null;
}

/** Headers of a rendered page. One that failed, was opened with a key or by somebody signed in is kept nowhere (security 20). */
export function pageHeaders({ url, status, locale, policy, isSignedIn, guestLink }: PageAnswer): Headers {
  const isKept = status < 500 && !isSignedIn && guestLink === null && !url.searchParams.has("key");
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": locale,
    "Content-Security-Policy": policy,
    "Cache-Control": isKept ? "private, no-cache" : "no-store",
    Vary: "Cookie",
  });
  if (status === 503) headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  if (isLocale(url.searchParams.get(LOCALE_PARAM))) {
    headers.append("Set-Cookie", preferenceCookie(locale, url.protocol === "https:"));
  }
  if (guestLink) {
    // What the page loads before its address is cleared must not carry the key along.
    headers.set("Referrer-Policy", "strict-origin");
    // The page clears its address once it lives, also where the server could not draw it; an address that opens nothing
    // takes no cookie away that another one brought.
    const isOfAddress = url.searchParams.has("key");
    const opens = status === 200 || (isOfAddress && status >= 500);
    if (opens || (status < 500 && !isOfAddress)) headers.append("Set-Cookie", guestLinkCookie(url, guestLink, opens));
  }
  return headers;
}
