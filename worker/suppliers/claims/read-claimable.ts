import { and, desc, eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { nameIn } from "#domain/kernel/names.ts";
import { claimObstacle } from "#domain/suppliers/claim-obstacle.ts";
import type { Claimable } from "#domain/suppliers/claims.ts";
import { companyClaims } from "#drizzle/schema/claims.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { supplierAt } from "../supplier-columns.ts";
import { selectClaimable } from "./claimable-sql.ts";

/**
 * A company as whoever would claim it sees it: whether it can be claimed and how far the caller's own claim is. Of others'
 * claims nothing is told but that one waits. One database call besides the session's.
 * @throws AppError NOT_FOUND for a company that is not public
 */
export async function readClaimable(ctx: Context, { slug, locale }: Claimable) {
  const userId = (await ctx.viewer())?.userId ?? "";
  const { found, own } = await batchOf(ctx, {
    found: selectClaimable(ctx.db, supplierAt(slug), userId),
    own: ctx.db
      .select({
        status: companyClaims.status,
        note: companyClaims.note,
        fileName: companyClaims.fileName,
        decisionNote: companyClaims.decisionNote,
        createdAt: companyClaims.createdAt,
        decidedAt: companyClaims.decidedAt,
      })
      .from(companyClaims)
      .innerJoin(suppliers, eq(suppliers.id, companyClaims.supplierId))
      .where(and(supplierAt(slug), eq(companyClaims.userId, userId)))
      .orderBy(desc(companyClaims.createdAt))
      .limit(1),
  });
  const [company] = found;
  if (!company) throw new AppError("NOT_FOUND");
  const { country, city, cities, names } = company;
  return {
    ...{ slug, country, city: nameIn(cities, locale) || city, name: nameIn(names, locale) },
    obstacle: claimObstacle(company),
    claim: own[0] ?? null,
  };
}
