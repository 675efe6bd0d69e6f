import { and, eq, isNotNull } from "drizzle-orm";
import type { ListTips } from "#domain/content/read-content.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import { tips, tipTranslations } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { tipCardColumns, tipTextIn } from "./tip-columns.ts";

const MAX_TIPS = 200;

/**
 * The published tips whose title or content holds `q` in the reader's language, in their order (spec §2). Compared here, since they
 * are few and SQLite's `lower` knows neither É nor the forms of alif.
 */
export async function listTips(ctx: Context, { q, category, locale }: ListTips) {
  const found = await ctx.db
    .select({ ...tipCardColumns, content: tipTranslations.content })
    .from(tips)
    .innerJoin(tipTranslations, tipTextIn(locale))
    .where(and(isNotNull(tips.publishedAt), category ? eq(tips.category, category) : undefined))
    .orderBy(tips.position)
    .limit(MAX_TIPS);
  const wanted = foldText(q ?? "");
  const matching = found.filter(({ title, content }) => foldText(`${title} ${content}`).includes(wanted));
  return { items: matching.map(({ content: _, ...card }) => card) };
}
