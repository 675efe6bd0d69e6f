import { PARTNER_TEXTS } from "#domain/content/edit-partner.ts";
import { linesOf } from "#domain/content/listed-lines.ts";
import { textIn } from "#domain/kernel/in-three-languages.ts";
import { partnerTranslations } from "#drizzle/schema/content.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { writeTexts } from "./entry-texts.ts";

const { partnerId, locale, name, specialties, description } = partnerTranslations;
const place = { table: partnerTranslations, owner: partnerId, locale, texts: [name, specialties, description] };

/** The rows of a partner's texts. */
export function partnerTexts(id: string, values: Record<string, unknown>): GuardedStatement[] {
  const rowIn = (one: "ar" | "en" | "fr") => {
    const texts = textIn(values, PARTNER_TEXTS, one);
    return { partnerId: id, locale: one, ...texts, specialties: linesOf(texts.specialties) };
  };
  return writeTexts(place, id, values, rowIn, PARTNER_TEXTS);
}
