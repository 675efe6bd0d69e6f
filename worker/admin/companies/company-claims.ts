import { asc, count, desc, eq } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { claimMachine } from "#domain/suppliers/claim-machine.ts";
import type { CompanyClaims } from "#domain/suppliers/claims.ts";
import { companyClaims, companyInvites } from "#drizzle/schema/claims.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

const columns = {
  id: companyClaims.id,
  status: companyClaims.status,
  version: companyClaims.version,
  note: companyClaims.note,
  isInvited: companyClaims.isInvited,
  /** To whom the invitation went whose link made the claim. */
  invitedEmail: companyInvites.email,
  fileName: companyClaims.fileName,
  previousId: companyClaims.previousId,
  decisionNote: companyClaims.decisionNote,
  decidedAt: companyClaims.decidedAt,
  createdAt: companyClaims.createdAt,
  company: {
    id: suppliers.id,
    slug: suppliers.slug,
    country: suppliers.country,
    city: suppliers.city,
    website: suppliers.website,
    licenceNumber: suppliers.licenceNumber,
  },
  names: namesOf(),
  claimant: { id: users.id, name: users.name, email: users.email, phone: users.phone },
};

/** A page of claims in a state, those that wait longest first; decided ones the newest first. One database call. */
export async function listClaims({ db }: Context, { status, page }: CompanyClaims) {
  const order = status === "claimed" ? asc : desc;
  const { items, totals } = await batchOf(
    { db },
    {
      items: db
        .select(columns)
        .from(companyClaims)
        .innerJoin(suppliers, eq(suppliers.id, companyClaims.supplierId))
        .innerJoin(users, eq(users.id, companyClaims.userId))
        .leftJoin(companyInvites, eq(companyInvites.id, companyClaims.inviteId))
        .where(eq(companyClaims.status, status))
        .orderBy(order(companyClaims.createdAt), order(companyClaims.id))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE),
      totals: db.select({ total: count() }).from(companyClaims).where(eq(companyClaims.status, status)),
    },
  );
  const actions = claimMachine.actionsOf(status, "admin");
  return { items, actions, page, pageSize: PAGE_SIZE, total: totals[0]?.total ?? 0 };
}
