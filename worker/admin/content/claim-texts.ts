import { CLAIM_TEXTS } from "#domain/content/edit-claim.ts";
import { textIn } from "#domain/kernel/in-three-languages.ts";
import { claimTranslations } from "#drizzle/schema/content.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { writeTexts } from "./entry-texts.ts";

const { claimId, locale, title, description } = claimTranslations;
const place = { table: claimTranslations, owner: claimId, locale, texts: [title, description] };

/** The rows of a claim's texts. */
export function claimTexts(id: string, values: Record<string, unknown>): GuardedStatement[] {
  return writeTexts(
    place,
    id,
    values,
    (one) => ({ claimId: id, locale: one, ...textIn(values, CLAIM_TEXTS, one) }),
    CLAIM_TEXTS,
  );
}
