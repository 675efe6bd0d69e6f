import { isLocale, type Locale } from "#domain/kernel/locale.ts";
import type { GuestLink } from "#domain/rfq/guest-link.ts";

/** Facts of the site that the server knows and the page needs. */
export interface SiteFacts {
  locale: Locale;
  /** Scheme and host for canonical addresses, without a slash at the end. */
  origin: string;
  isDevelopment: boolean;
  /** Digits of the platform's WhatsApp number, with the country code and without a plus. */
  whatsappNumber: string;
  /** The request carried a session's cookie, which may have ended; without one nobody is signed in. */
  mayBeSignedIn: boolean;
  /** What opens a guest's request, where this page is one's. */
  guestLink: GuestLink | null;
  /** Which deployment drew the page. */
  release?: string;
}

/** Id of the JSON data block in which the server hands over the facts. */
const SITE_FACTS_ID = "site-facts";

/** Reads the facts that the server put into the page; sensible ones for a page without. */
export function readSiteFacts(): SiteFacts {
  const facts: unknown = JSON.parse(document.getElementById(SITE_FACTS_ID)?.textContent ?? "{}");
  const known: Record<string, unknown> = typeof facts === "object" && facts !== null ? { ...facts } : {};
  return {
    locale: isLocale(known.locale) ? known.locale : "ar",
    origin: typeof known.origin === "string" && known.origin !== "" ? known.origin : window.location.origin,
    isDevelopment: known.isDevelopment === true,
    whatsappNumber: typeof known.whatsappNumber === "string" ? known.whatsappNumber : "",
    mayBeSignedIn: known.mayBeSignedIn === true,
    // Parsed by the server before it was written here.
    guestLink: (known.guestLink as GuestLink | undefined) ?? null,
    release: typeof known.release === "string" ? known.release : "",
  };
}
