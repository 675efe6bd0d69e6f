import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { SiteFacts } from "#src/router.tsx";

const schema = z.object({
  locale: z.enum(LOCALES).catch("ar"),
  origin: z.string().catch(""),
  isDevelopment: z.boolean().catch(false),
  whatsappNumber: z.string().catch(""),
});

/** Id of the JSON data block in which the server hands over the facts. */
export const SITE_FACTS_ID = "site-facts";

/** Reads the facts that the server put into the page; sensible ones for a page without. */
export function readSiteFacts(): SiteFacts {
  const text = document.getElementById(SITE_FACTS_ID)?.textContent ?? "{}";
  const facts = schema.parse(JSON.parse(text));
  return { ...facts, origin: facts.origin || window.location.origin };
}
