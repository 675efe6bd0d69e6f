import { and, eq } from "drizzle-orm";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import type { Ports } from "#worker/platform/write/transition.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";
import { COMPANY_REVISION } from "./company-profile-sql.ts";

/** Ends what waits of a company whose life is over, for the batch that ends it: nobody decides on it any more. */
export function endRevisions(ports: Ports, supplierId: string): GuardedStatement[] {
  return transitionWhere(ports, COMPANY_REVISION, {
    action: "terminate",
    to: "withdrawn",
    where: and(eq(companyRevisions.supplierId, supplierId), eq(companyRevisions.status, "pending")),
    event: { revisionId: companyRevisions.id.getSQL() },
  });
}
