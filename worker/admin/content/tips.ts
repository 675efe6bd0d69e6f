import { asc, eq } from "drizzle-orm";
import { TIP_TEXTS } from "#domain/content/edit-tip.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { tips, tipTranslations } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { titlesOf } from "./entry-texts.ts";
import { flatTexts } from "./flat-texts.ts";

const MOST = 500;

const columns = {
  id: tips.id,
  slug: tips.slug,
  category: tips.category,
  publishedAt: tips.publishedAt,
  version: tips.version,
};

/** All tips in their order, drafts too, with their titles by language. One database call besides the session's. */
export async function editedTips({ db }: Context) {
  const { title, locale, tipId } = tipTranslations;
  const items = await db
    .select({ ...columns, titles: titlesOf(title, locale, tipId, tips.id) })
    .from(tips)
    .orderBy(asc(tips.position), asc(tips.id))
    .limit(MOST);
  return { items };
}

/**
 * A tip as its form takes it. One database call.
 * @throws AppError NOT_FOUND
 */
export async function editedTip({ db }: Context, id: string) {
  const [found, texts] = await db.batch([
    db.select(columns).from(tips).where(eq(tips.id, id)),
    db.select().from(tipTranslations).where(eq(tipTranslations.tipId, id)),
  ]);
  const [tip] = found;
  if (!tip) throw new AppError("NOT_FOUND");
  const { category, ...state } = tip;
  return { ...state, fields: { category, ...flatTexts(TIP_TEXTS, texts) } };
}
