import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { rfqInvitations } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Person } from "./personal-table.ts";
import { ownReferences, ownRfqs } from "./reach.ts";

/**
 * The statement that takes a person's words out of what the companies it traded with were told of that. `company` stays: it names
 * the party of an order, which that order keeps for the other side's books as well (worker/identity/end-trade.ts).
 */
export function forgetNotified(db: Database, person: Person, condition: SQL) {
  const companies = sql`(select ${rfqInvitations.supplierId} from ${rfqInvitations}
      where ${rfqInvitations.rfqId} in ${ownRfqs(person)}
    union select ${orders.supplierId} from ${orders} where ${orders.buyerId} = ${person.userId})`;
  const owners = sql`(select ${suppliers.ownerId} from ${suppliers} where ${suppliers.id} in ${companies})`;
  return db
    .update(notices)
    .set({ data: sql`json_remove(${notices.data}, '$.note', '$.name')` })
    .where(sql`${notices.userId} in ${owners}
      and ${notices.data} ->> '$.reference' in ${ownReferences(person)} and ${condition}`);
}
