import { type SQL, sql } from "drizzle-orm";
import { conversationMembers } from "#drizzle/schema/messaging.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Person } from "./personal-table.ts";

// Ways from a person to what is theirs, each by an index.

/** Holds for requests of the account, and for those sent from its proven mailbox that belong to nobody. */
export function isOwnRfq({ userId, mailbox }: Person): SQL {
  return sql`(${rfqs.buyerId} = ${userId} or (${rfqs.email} = ${mailbox} and +${rfqs.buyerId} is null))`;
}

export function ownRfqs(person: Person): SQL {
  return sql`(select ${rfqs.id} from ${rfqs} where ${isOwnRfq(person)})`;
}

/** Numbers of what the person asked for and bought, by which mails and notices name it. */
export function ownReferences(person: Person): SQL {
  return sql`(select ${rfqs.reference} from ${rfqs} where ${isOwnRfq(person)}
    union all select ${orders.reference} from ${orders} where ${orders.buyerId} = ${person.userId}
    union all select ${quotes.reference} from ${quotes} where ${quotes.buyerId} = ${person.userId})`;
}

/** The company that the account runs. */
export function ownCompany({ userId }: Person): SQL {
  return sql`(select ${suppliers.id} from ${suppliers} where ${suppliers.ownerId} = ${userId})`;
}

/** Quotes that reached the account or that its company sent. */
export function isOwnQuote(person: Person): SQL {
  return sql`((${quotes.buyerId} = ${person.userId} or ${quotes.supplierId} = ${ownCompany(person)})
    and ${quotes.currentVersion} > 0)`;
}

export function ownQuotes(person: Person): SQL {
  return sql`(select ${quotes.id} from ${quotes} where ${isOwnQuote(person)})`;
}

/** Orders that the account made or that its company got. */
export function ownOrders(person: Person): SQL {
  return sql`(select ${orders.id} from ${orders}
    where ${orders.buyerId} = ${person.userId} or ${orders.supplierId} = ${ownCompany(person)})`;
}

export function ownConversations({ userId }: Person): SQL {
  const { conversationId, userId: member } = conversationMembers;
  return sql`(select ${conversationId} from ${conversationMembers} where ${member} = ${userId})`;
}
