import { type SQL, sql } from "drizzle-orm";
import { users } from "#drizzle/schema/identity.ts";
import { supplierChecklist, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";
import { isReachedBy } from "./user-named.ts";

/**
 * Holds for companies that have the words in a name of theirs, in their licence or tax number, or in their owner's e-mail
 * or phone number. Companies are read through: it is for the platform's lists.
 */
export function isCompanyNamed(q: string): SQL {
  const { name, nameLocale } = supplierTranslations;
  const trn = sql`(${supplierChecklist.answer} ->> '$.trn')`;
  return sql`(${isWrittenAlike(suppliers.licenceNumber, q)} or ${isWrittenAlike(suppliers.trn, q)}
    or exists (select 1 from ${supplierTranslations}
      where ${supplierTranslations.supplierId} = ${suppliers.id} and ${nameLocale} is null and ${isWrittenAlike(name, q)})
    or exists (select 1 from ${supplierChecklist}
      where ${supplierChecklist.supplierId} = ${suppliers.id} and ${supplierChecklist.item} = 'trn' and ${isWrittenAlike(trn, q)})
    or exists (select 1 from ${users} where ${users.id} = ${suppliers.ownerId} and ${isReachedBy(q)}))`;
}
