import { and, eq, sql } from "drizzle-orm";
import type { ListTips } from "#domain/content/read-content.ts";
import { tips, tipTranslations } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/trpc/context.ts";
import { tipCardColumns, tipTextIn } from "./tip-columns.ts";

const MAX_TIPS = 200;

/** The tips whose title or content holds `q` in the reader's language, in their order (spec §2). */
export async function listTips(ctx: Context, { q, category, locale }: ListTips) {
  const text = sql`lower(${tipTranslations.title} || ' ' || ${tipTranslations.content})`;
  const items = await ctx.db
    .select(tipCardColumns)
    .from(tips)
    .innerJoin(tipTranslations, tipTextIn(locale))
    .where(
      and(category ? eq(tips.category, category) : undefined, q ? sql`instr(${text}, lower(${q})) > 0` : undefined),
    )
    .orderBy(tips.position)
    .limit(MAX_TIPS);
  return { items };
}
