import { asc, eq } from "drizzle-orm";
import { CLAIM_TEXTS } from "#domain/content/edit-claim.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { claims, claimTranslations } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { titlesOf } from "./entry-texts.ts";
import { flatTexts } from "./flat-texts.ts";

const MOST = 500;

/** All claims in their order with their titles by language. One database call besides the session's. */
export async function editedClaims({ db }: Context) {
  const { title, locale, claimId } = claimTranslations;
  const items = await db
    .select({
      id: claims.id,
      evidenceUrl: claims.evidenceUrl,
      version: claims.version,
      titles: titlesOf(title, locale, claimId, claims.id),
    })
    .from(claims)
    .orderBy(asc(claims.position), asc(claims.id))
    .limit(MOST);
  return { items };
}

/**
 * A claim as its form takes it. One database call.
 * @throws AppError NOT_FOUND
 */
export async function editedClaim({ db }: Context, id: string) {
  const [found, texts] = await db.batch([
    db.select({ evidenceUrl: claims.evidenceUrl, version: claims.version }).from(claims).where(eq(claims.id, id)),
    db.select().from(claimTranslations).where(eq(claimTranslations.claimId, id)),
  ]);
  const [claim] = found;
  if (!claim) throw new AppError("NOT_FOUND");
  const { version, evidenceUrl } = claim;
  return { id, version, fields: { evidenceUrl: evidenceUrl ?? "", ...flatTexts(CLAIM_TEXTS, texts) } };
}
