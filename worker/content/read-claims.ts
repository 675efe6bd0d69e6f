import type { Locale } from "#domain/kernel/locale.ts";
import { claims, claimTranslations } from "#drizzle/schema/content.ts";
import { bestTranslation } from "#worker/platform/best-translation.ts";
import type { Context } from "#worker/platform/context.ts";

/** What the platform claims of itself, each with the link that proves it where there is one (rulings: marketing claims). */
export async function readClaims(ctx: Context, locale: Locale) {
  const rows = await ctx.db
    .select({
      id: claims.id,
      title: claimTranslations.title,
      description: claimTranslations.description,
      evidenceUrl: claims.evidenceUrl,
      textLocale: claimTranslations.locale,
    })
    .from(claims)
    .innerJoin(claimTranslations, bestTranslation(claimTranslations, claimTranslations.claimId, claims.id, locale))
    .orderBy(claims.position);
  return { claims: rows };
}
