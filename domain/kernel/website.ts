import * as z from "zod";
import { withoutMarks } from "./email.ts";
import { cappedString, cleanText } from "./text.ts";

const MAX_WEBSITE = 1000;
const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]|$)/u;

/** A website that may be missing or empty (null): http or https, normalised; a bare host gets https (spec §5). */
export const optionalWebsite = cappedString(MAX_WEBSITE)
  .transform((raw, context) => {
    const typed = withoutMarks(cleanText(raw));
    if (typed === "") return null;
    const address = normaliseWebsite(typed);
    if (address && address.length <= MAX_WEBSITE) return address;
    context.addIssue({ code: "custom", params: { code: "invalid_website" } });
    return z.NEVER;
  })
  .nullish()
  .transform((value) => value ?? null);

/** The normalised address; null for anything that is not a public http or https address. */
export function normaliseWebsite(typed: string): string | null {
  const address = BARE_HOST.test(typed) ? `https://${typed}` : typed;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username || url.password || !url.hostname.includes(".") ? null : url.href;
}
