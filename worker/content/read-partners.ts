import type { Locale } from "#domain/kernel/locale.ts";
import { partners, partnerTranslations } from "#drizzle/schema/content.ts";
import { bestTranslation } from "#worker/platform/best-translation.ts";
import type { Context } from "#worker/platform/context.ts";
import { statisticsOf, statisticsQueries } from "#worker/platform/page-statistics.ts";
import { PARTNER_COUNTS } from "#worker/platform/partner-counts.ts";

/** The partners of the platform in their order, with the page's figures (spec §2). */
export async function readPartners(ctx: Context, locale: Locale) {
  const [rows, written, counted] = await ctx.db.batch([
    ctx.db
      .select({
        id: partners.id,
        country: partners.country,
        partnerSince: partners.partnerSince,
        certifications: partners.certifications,
        name: partnerTranslations.name,
        specialties: partnerTranslations.specialties,
        description: partnerTranslations.description,
        textLocale: partnerTranslations.locale,
      })
      .from(partners)
      .innerJoin(
        partnerTranslations,
        bestTranslation(partnerTranslations, partnerTranslations.partnerId, partners.id, locale),
      )
      .orderBy(partners.position),
    ...statisticsQueries(ctx.db, "partners", PARTNER_COUNTS),
  ]);
  return { partners: rows, statistics: statisticsOf("partners", written, counted, ctx.now()) };
}
