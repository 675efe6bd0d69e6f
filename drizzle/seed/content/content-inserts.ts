import type { BatchItem } from "drizzle-orm/batch";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { Database } from "../../client.ts";
import { claims, claimTranslations, partners, partnerTranslations, tips, tipTranslations } from "../../schema/all.ts";
import { lines } from "../lines.ts";
import { CLAIMS } from "./claims.ts";
import { PARTNERS } from "./partners.ts";
import { tipText } from "./tip-draft.ts";
import { TIPS } from "./tips.ts";

/** The statements that write tips, partners, figures and claims; part of the seed's one batch. */
export function contentInserts(db: Database, now: number): BatchItem<"sqlite">[] {
  return [...tipInserts(db, now), ...partnerInserts(db), ...claimInserts(db)];
}

function tipInserts(db: Database, now: number): BatchItem<"sqlite">[] {
  const rows = TIPS.map(({ id, slug, category }, position) => ({
    ...{ id, slug, category, position, rating: 0, views: 0 },
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
  }));
  const texts = TIPS.flatMap((tip) => LOCALES.map((locale) => ({ tipId: tip.id, locale, ...tipText(tip[locale]) })));
  return [db.insert(tips).values(rows), db.insert(tipTranslations).values(texts)];
}

function partnerInserts(db: Database): BatchItem<"sqlite">[] {
  const rows = PARTNERS.map(({ id, country, since, certifications }, position) => ({
    ...{ id, country, position, certifications },
    partnerSince: since,
  }));
  const texts = PARTNERS.flatMap((partner) =>
    LOCALES.map((locale) => {
      const [name = "", specialties = "", description = ""] = lines(partner[locale], 3);
      return { partnerId: partner.id, locale, name, specialties: specialties.split(" | "), description };
    }),
  );
  return [db.insert(partners).values(rows), db.insert(partnerTranslations).values(texts)];
}

function claimInserts(db: Database): BatchItem<"sqlite">[] {
  const rows = CLAIMS.map(({ id }, position) => ({ id, position, evidenceUrl: null }));
  const texts = CLAIMS.flatMap((claim) =>
    LOCALES.map((locale) => {
      const [title = "", description = ""] = lines(claim[locale], 2);
      return { claimId: claim.id, locale, title, description };
    }),
  );
  return [db.insert(claims).values(rows), db.insert(claimTranslations).values(texts)];
}
