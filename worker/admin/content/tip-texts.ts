import { TIP_TEXTS } from "#domain/content/edit-tip.ts";
import { textIn } from "#domain/kernel/in-three-languages.ts";
import { tipTranslations } from "#drizzle/schema/content.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { writeTexts } from "./entry-texts.ts";

const { tipId, locale, title, summary, content } = tipTranslations;
const place = { table: tipTranslations, owner: tipId, locale, texts: [title, summary, content] };

/** The rows of a tip's texts. */
export function tipTexts(id: string, values: Record<string, unknown>): GuardedStatement[] {
  return writeTexts(
    place,
    id,
    values,
    (one) => ({ tipId: id, locale: one, ...textIn(values, TIP_TEXTS, one) }),
    TIP_TEXTS,
  );
}
