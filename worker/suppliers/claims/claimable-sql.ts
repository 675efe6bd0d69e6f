import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Claimability } from "#domain/suppliers/claim-obstacle.ts";
import type { Database } from "#drizzle/client.ts";
import { companyClaims } from "#drizzle/schema/claims.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { citiesOf, namesOf } from "../company-to-transition.ts";
import { isPublicSupplier } from "../supplier-columns.ts";

/** Holds for a company that is listed and nobody's: it may be claimed, and nothing may be sent to it. */
export const isListed = and(isPublicSupplier, isNull(suppliers.ownerId));

/** The query of one public company and of what stands between it and an account; `userId` is empty for a visitor. */
export function selectClaimable(db: Database, which: SQL, userId: string) {
  const { supplierId, status } = companyClaims;
  const waits = sql`${status} = 'claimed'`;
  const ofCompany = sql`${supplierId} = ${suppliers.id}`;
  const mine = sql`${companyClaims.userId} = ${userId}`;
  return db
    .select({
      id: suppliers.id,
      slug: suppliers.slug,
      names: namesOf(),
      country: suppliers.country,
      /** Its name by language; as it was registered where nobody wrote one. */
      cities: citiesOf(),
      city: suppliers.city,
      isOwned: sql`${suppliers.ownerId} is not null`.mapWith(Boolean),
      isClaimed: sql`exists (select 1 from ${companyClaims} where ${ofCompany} and ${waits})`.mapWith(Boolean),
      ownClaim: sql<Claimability["ownClaim"]>`(select ${status} from ${companyClaims} where ${mine} and ${ofCompany}
        order by ${companyClaims.createdAt} desc limit 1)`,
      claimsAnother: sql`exists (select 1 from ${companyClaims} where ${mine} and ${waits}
        and ${supplierId} <> ${suppliers.id})`.mapWith(Boolean),
      ownsCompany: sql`exists (select 1 from ${suppliers} as own where own.owner_id = ${userId})`.mapWith(Boolean),
    })
    .from(suppliers)
    .where(and(which, isPublicSupplier));
}
export type ClaimableCompany = Awaited<ReturnType<typeof selectClaimable>>[number];

/** Holds while an account may claim a company: what {@link selectClaimable} and `claimObstacle` say, in the writing statement. */
export function mayClaim(company: string, userId: string): SQL {
  const { supplierId, userId: claimant, status } = companyClaims;
  return sql`exists (select 1 from ${suppliers} where ${eq(suppliers.id, company)} and ${isListed})
    and not exists (select 1 from ${companyClaims} where ${supplierId} = ${company} and ${status} = 'claimed')
    and not exists (select 1 from ${companyClaims} where ${claimant} = ${userId} and ${status} = 'claimed')
    and not exists (select 1 from ${suppliers} where ${suppliers.ownerId} = ${userId})`;
}
