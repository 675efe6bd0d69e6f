import { and, desc, eq } from "drizzle-orm";
import { applicationOf, type BegunApplication } from "#domain/suppliers/lead-application.ts";
import { leads } from "#drizzle/schema/content.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/**
 * What the caller registered as a supplier on the home page, as the beginning of its company's application: the last lead
 * that the account's proven e-mail brought to it. One database call besides the session's.
 * @returns null for whoever registered none
 */
export async function readOwnLead({ db, caller }: SignedInContext): Promise<BegunApplication | null> {
  const [lead] = await db
    .select({ companyName: leads.companyName, country: leads.country, details: leads.details })
    .from(leads)
    .where(and(eq(leads.userId, caller.userId), eq(leads.kind, "supplier")))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  return lead ? applicationOf({ ...lead.details, companyName: lead.companyName, country: lead.country }) : null;
}
