import { and, eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { tipSubmissions } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";

/**
 * What a visitor shared, to begin a tip with.
 * @throws AppError NOT_FOUND, also where it is settled already
 */
export async function tipSubmission({ db }: Context, id: string) {
  const { category, title, content, locale, authorName, status } = tipSubmissions;
  const [found] = await db
    .select({ id: tipSubmissions.id, category, title, content, locale, authorName })
    .from(tipSubmissions)
    .where(and(eq(tipSubmissions.id, id), eq(status, "new")));
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}
