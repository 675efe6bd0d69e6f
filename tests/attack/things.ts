import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";

/** A row that a procedure can name. */
export interface Thing {
  name: string;
  version: number | null;
  status: string | null;
  /** The account that bought, asked or owns it; null where it is a guest's or nobody's. */
  buyer: string | null;
  /** The company that it belongs to. */
  supplier: string | null;
}

const RFQ_OF_QUESTION =
  "rfq_questions t join rfq_invitations i on i.id = t.invitation_id join rfqs r on r.id = i.rfq_id";
const OF_ORDER = (table: string) => `${table} t join orders o on o.id = t.order_id`;

/** What procedures name: how its rows are read, as name, version, status, buyer, supplier. */
const KINDS = {
  order: ["reference, version, status, buyer_id, supplier_id", "orders"],
  rfq: ["reference, version, status, buyer_id, null", "rfqs"],
  // In place of its version: of its mails' keys, which of them holds.
  guestRfq: ["reference, link_generation, status, null, null", "rfqs where buyer_id is null"],
  accountRfq: ["reference, version, status, buyer_id, null", "rfqs where buyer_id is not null"],
  invitation: ["id, version, status, null, supplier_id", "rfq_invitations"],
  quote: ["id, version, status, buyer_id, supplier_id", "quotes"],
  question: ["t.id, null, iif(t.answer is null, 'open', 'answered'), r.buyer_id, i.supplier_id", RFQ_OF_QUESTION],
  product: ["id, version, status, null, supplier_id", "products"],
  conversation: ["id, null, null, buyer_id, supplier_id", "conversations"],
  messageFile: [
    "t.id, null, null, c.buyer_id, c.supplier_id",
    "message_files t join conversations c on c.id = t.conversation_id",
  ],
  template: ["id, version, null, null, supplier_id", "quote_templates"],
  document: ["id, null, null, null, supplier_id", "supplier_documents"],
  companyRevision: ["id, version, status, null, supplier_id", "company_revisions"],
  refusedLine: ["id, null, null, null, supplier_id", "refused_lines"],
  session: ["handle, null, null, user_id, null", "sessions"],
  notice: ["id, null, null, user_id, null", "notices"],
  payment: ["t.id, t.version, t.status, o.buyer_id, o.supplier_id", OF_ORDER("payment_records")],
  orderDocument: ["t.id, null, null, o.buyer_id, o.supplier_id", OF_ORDER("order_documents")],
  disputeEntry: ["t.id, null, null, o.buyer_id, o.supplier_id", OF_ORDER("dispute_entries")],
  // What the platform's own people name.
  tip: ["id, version, null, null, null", "tips"],
  partner: ["id, version, null, null, null", "partners"],
  statement: ["id, version, null, null, null", "claims"],
  synonyms: ["id, version, null, null, null", "synonym_groups"],
  company: ["id, version, status, null, null", "suppliers"],
  companyClaim: ["id, version, status, null, null", "company_claims"],
  account: ["id, null, null, null, null", "users where user_type = 'buyer'"],
  mail: ["id, null, status, null, null", "outbox where status = 'parked'"],
  lead: ["id, null, status, null, null", "leads"],
  proposal: ["id, version, status, null, null", "proposals"],
  operator: ["id, null, null, null, null", "users where user_type = 'admin'"],
} as const;
export type Kind = keyof typeof KINDS;

/** All rows of a kind in a world. */
export async function thingsOf(db: Database, kind: Kind): Promise<Thing[]> {
  const [columns, table] = KINDS[kind];
  const fields = "name, version, status, buyer, supplier";
  return db.all<Thing>(
    sql.raw(`with things(${fields}) as (select ${columns} from ${table}) select ${fields} from things`),
  );
}

/** A name that nothing has, shaped as one that something has. */
export function missingName({ name }: Thing): string {
  return /^[A-Z]{2,3}-\d{4}-/.test(name)
    ? `${name.slice(0, 9)}${"Z".repeat(name.length - 9)}`
    : `${name.slice(0, 4)}missing`;
}
