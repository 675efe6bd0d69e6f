import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { TipPageInput } from "#domain/content/read-content.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { tips, tipTranslations } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { tipCardColumns, tipTextIn } from "./tip-columns.ts";

const RELATED_TIPS = 3;
const isPublished = isNotNull(tips.publishedAt);

/**
 * A published tip with its whole text and three more, those of its category first; drafts are as good as missing.
 * @throws AppError NOT_FOUND
 */
export async function readTip(ctx: Context, { slug, locale }: TipPageInput) {
  const ownCategory = sql`(select category from tips as own where own.slug = ${slug})`;
  const [found, related] = await ctx.db.batch([
    ctx.db
      .select({ ...tipCardColumns, content: tipTranslations.content })
      .from(tips)
      .innerJoin(tipTranslations, tipTextIn(locale))
      .where(and(eq(tips.slug, slug), isPublished)),
    ctx.db
      .select(tipCardColumns)
      .from(tips)
      .innerJoin(tipTranslations, tipTextIn(locale))
      .where(and(ne(tips.slug, slug), isPublished))
      .orderBy(sql`${tips.category} <> ${ownCategory}`, tips.position)
      .limit(RELATED_TIPS),
  ]);
  const [tip] = found;
  if (!tip) throw new AppError("NOT_FOUND");
  return { tip, related };
}
