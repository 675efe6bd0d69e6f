import { parse } from "hono/utils/cookie";
import { type GuestLink, guestLinkOf } from "#domain/rfq/guest-link.ts";

const COOKIE = "guest-link";
const PAGE = /^\/rfq\/([\w-]+)\/?$/;

/**
 * The guest's link that a page is asked with: the one of its address, which mails carry, else the one that the cookie of this
 * page remembers. Addresses stand in histories and logs, so the page takes the key out of its own and is opened by the
 * cookie from then on. Null for every other page.
 */
export function guestLinkOfPage({ pathname, searchParams }: URL, cookieHeader: string | null): GuestLink | null {
  const reference = PAGE.exec(pathname)?.[1];
  if (!reference) return null;
  if (searchParams.has("key")) {
    return guestLinkOf({ reference, key: searchParams.get("key"), proof: searchParams.get("proof") });
  }
  const [key, proof] = (parse(cookieHeader ?? "", COOKIE)[COOKIE] ?? "").split(".");
  return guestLinkOf({ reference, key: key ?? null, proof: proof ?? null });
}

/**
 * The cookie that opens the page of a link again, of that path alone, and for this browser's sitting; one that opened
 * nothing is taken back.
 */
export function guestLinkCookie({ pathname, protocol }: URL, { key, proof }: GuestLink, opens: boolean): string {
  const value = proof === undefined ? key : `${key}.${proof}`;
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${COOKIE}=${opens ? value : ""}; Path=${pathname}; HttpOnly; SameSite=Lax${secure}${opens ? "" : "; Max-Age=0"}`;
}
