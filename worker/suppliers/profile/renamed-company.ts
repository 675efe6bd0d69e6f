import { sql } from "drizzle-orm";
import { renamedSlug } from "#domain/suppliers/company-slug.ts";
import type { CompanyNames } from "#domain/suppliers/company-texts.ts";
import { supplierAddresses } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { addressCode } from "../address-code.ts";
import type { CompanyProfile } from "./company-profile-sql.ts";

/**
 * The address of a company under its new names, and the rows by which links to the one that it leaves still lead to it, for the
 * batch that renames it; an address that it comes back to is forgotten.
 */
export function renamedCompany(
  { id, slug: old, written }: CompanyProfile,
  names: CompanyNames,
): { slug: string; effects: GuardedStatement[] } {
  const slug = renamedSlug({ slug: old, code: addressCode(id) }, written.names, names);
  if (slug === old) return { slug, effects: [] };
  return {
    slug,
    effects: [
      (condition) => sql`delete from ${supplierAddresses} where ${supplierAddresses.slug} = ${slug} and ${condition}`,
      (condition) => sql`${insertWhere(supplierAddresses, { slug: old, supplierId: id }, condition)}
        on conflict (slug) do update set supplier_id = excluded.supplier_id`,
    ],
  };
}
