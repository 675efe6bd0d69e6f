import { asc, eq } from "drizzle-orm";
import { PARTNER_TEXTS } from "#domain/content/edit-partner.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { partners, partnerTranslations } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { titlesOf } from "./entry-texts.ts";
import { flatTexts } from "./flat-texts.ts";

const MOST = 500;

/** All partners in their order with their names by language. One database call besides the session's. */
export async function editedPartners({ db }: Context) {
  const { name, locale, partnerId } = partnerTranslations;
  const items = await db
    .select({
      id: partners.id,
      country: partners.country,
      version: partners.version,
      titles: titlesOf(name, locale, partnerId, partners.id),
    })
    .from(partners)
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(MOST);
  return { items };
}

/**
 * A partner as its form takes it. One database call.
 * @throws AppError NOT_FOUND
 */
export async function editedPartner({ db }: Context, id: string) {
  const { country, partnerSince, certifications, version } = partners;
  const [found, texts] = await db.batch([
    db.select({ country, partnerSince, certifications, version }).from(partners).where(eq(partners.id, id)),
    db.select().from(partnerTranslations).where(eq(partnerTranslations.partnerId, id)),
  ]);
  const [partner] = found;
  if (!partner) throw new AppError("NOT_FOUND");
  return {
    id,
    version: partner.version,
    fields: {
      country: partner.country,
      partnerSince: String(partner.partnerSince),
      certifications: partner.certifications.join("\n"),
      ...flatTexts(PARTNER_TEXTS, texts),
    },
  };
}
