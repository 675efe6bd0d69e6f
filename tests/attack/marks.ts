import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";

/** Who reads where no account does: a guest by the key of its link. */
export const GUEST = "guest";

const ownerOf = (supplier: string) => `(select owner_id from suppliers where id = ${supplier})`;
const buyer = (column = "buyer_id") => `coalesce(${column}, '${GUEST}')`;
const both = (table: string, on: string) =>
  `(select ${buyer()} || ',' || coalesce(${ownerOf("supplier_id")}, '') from ${table} where ${on})`;
const own = `${buyer()} || ',' || coalesce(${ownerOf("supplier_id")}, '')`;
const invited = (
  rfq: string,
) => `(select ${buyer()} || ',' || coalesce((select group_concat(s.owner_id) from rfq_invitations i
  join suppliers s on s.id = i.supplier_id where i.rfq_id = r.id), '') from rfqs r where r.id = ${rfq})`;
/** Who asks stays hidden until a company quotes, or the buyer has spoken with it. */
const known = `${buyer()} || ',' || coalesce((select group_concat(s.owner_id) from rfq_invitations i
  join suppliers s on s.id = i.supplier_id where i.rfq_id = rfqs.id and (
    exists (select 1 from quotes q where q.invitation_id = i.id and q.current_version > 0)
    or exists (select 1 from rfq_questions a where a.invitation_id = i.id and a.asker = 'supplier' and a.answer is not null))), '')`;
const ofInvited = `(select ${buyer()} from rfqs r where r.id = rfq_id) || ',' || coalesce(${ownerOf("supplier_id")}, '')`;
const members = (id: string) =>
  `(select group_concat(user_id) from conversation_members m where m.conversation_id = ${id})`;
const ofOrder = both("orders", "id = order_id");
const ofQuote = both("quotes", "id = quote_id");
const ofQuestion = `(select ${buyer("r.buyer_id")} || ',' || coalesce(${ownerOf("i.supplier_id")}, '')
  from rfq_invitations i join rfqs r on r.id = i.rfq_id where i.id = invitation_id)`;

/** Columns that hold what only some may read, with SQL that names those accounts, joined by commas; operators read all. */
const PRIVATE: [table: string, columns: string, readers: string][] = [
  ["users", "phone location", "id"],
  ["sessions", "user_agent", "user_id"],
  ["suppliers", "licence_number decision_note", "owner_id"],
  ["supplier_checklist", "note", ownerOf("supplier_id")],
  ["supplier_documents", "file_name", ownerOf("supplier_id")],
  ["supplier_events", "note", ownerOf("supplier_id")],
  ["company_revisions", "note", ownerOf("supplier_id")],
  ["company_invites", "email", "''"],
  ["company_claims", "note decision_note", "user_id"],
  ["products", "review_note", ownerOf("supplier_id")],
  ["refused_lines", "label", ownerOf("supplier_id")],
  ["rfqs", "email phone contact_name", known],
  ["rfqs", "description notes", invited("rfqs.id")],
  ["rfq_lines", "description", invited("rfq_id")],
  ["rfq_questions", "question answer", ofQuestion],
  ["rfq_invitations", "decline_note", ofInvited],
  ["quotes", "closing_note", own],
  ["quote_versions", "notes payment_terms", ofQuote],
  ["quote_lines", "description", ofQuote],
  ["quote_events", "note", ofQuote],
  ["quote_templates", "name", ownerOf("supplier_id")],
  ["orders", "notes cancel_note tracking_reference", own],
  ["orders", "buyer", own],
  ["order_lines", "description", ofOrder],
  ["order_events", "note", ofOrder],
  ["order_documents", "file_name", ofOrder],
  ["dispute_entries", "text", ofOrder],
  ["payment_records", "reference refusal_reason", ofOrder],
  ["supplier_ratings", "hidden_reason", own],
  ["buyer_ratings", "review hidden_reason", own],
  ["messages", "content", members("conversation_id")],
  ["message_files", "file_name", members("conversation_id")],
  ["reports", "text reporter_email", "''"],
  ["contact_messages", "email phone message", "''"],
  ["leads", "email phone", "''"],
  ["tip_submissions", "email content", "''"],
];

const COLUMNS = PRIVATE.flatMap(([table, columns, readers]) =>
  columns.split(" ").map((column) => ({ table, column, readers })),
);
/** Columns in which nothing means a state of its own. */
const STATES = ["answer"];
const MARK = /mrk(\d+)n(\d+)e/g;
const EMAIL = /[\w.+-]+@demo\.test/g;

/** Writes a mark of its own into every private value: the column's place in the list, and the row. */
export async function plantMarks(db: Database): Promise<void> {
  // Some rows are never edited; these were written so.
  const triggers = await db.all<{ name: string; sql: string }>(
    sql`select name, sql from sqlite_master where type = 'trigger'`,
  );
  for (const { name } of triggers) await db.run(sql`drop trigger ${sql.identifier(name)}`);
  for (const [place, { table, column }] of COLUMNS.entries()) {
    const mark = `'mrk${place}n' || rowid || 'e'`;
    const value = column.endsWith("email")
      ? `${mark} || '@mark.example'`
      : column === "buyer"
        ? `json_set(buyer, '$.email', ${mark} || '@mark.example', '$.phone', ${mark}, '$.address', ${mark}, '$.contactName', ${mark})`
        : mark;
    await db.run(
      sql.raw(
        `update ${table} set ${column} = ${value}${STATES.includes(column) ? ` where ${column} is not null` : ""}`,
      ),
    );
  }
  for (const trigger of triggers) await db.run(sql.raw(trigger.sql));
}

/** Whose marks are whose in a world: by mark, who may read it. */
export type Readers = Map<string, Set<string>>;

/** Reads who may read which mark; accounts that get a row later are not in it. */
export async function readersOf(db: Database): Promise<Readers> {
  const readers: Readers = new Map();
  for (const [place, column] of COLUMNS.entries()) {
    const query = `select rowid as row, ${column.readers} as readers from ${column.table}`;
    for (const { row, readers: who } of await db.all<{ row: number; readers: string | null }>(sql.raw(query))) {
      readers.set(`mrk${place}n${row}e`, new Set((who ?? "").split(",")));
    }
  }
  return readers;
}

/** How many rows carry a mark of each column; a column without one proves nothing. */
export async function plantedIn(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column } of COLUMNS) {
    const [row] = await db.all<{ marks: number }>(
      sql.raw(`select count(*) as marks from ${table} where ${column} like '%mrk%'`),
    );
    counts[`${table}.${column}`] = row?.marks ?? 0;
  }
  return counts;
}

/**
 * The private values of others that an answer holds.
 * @param who the account that got it, and {@link GUEST} with the key of its link
 */
export function foreignMarks(answer: unknown, readers: Readers, who: readonly string[], email?: string): string[] {
  const text = JSON.stringify(answer, (_, value) => (typeof value === "bigint" ? String(value) : value)) ?? "";
  const marks = [...text.matchAll(MARK)].filter(([mark]) => !who.some((one) => readers.get(mark)?.has(one)));
  const emails = [...text.matchAll(EMAIL)].filter(([found]) => found !== email);
  return [
    ...new Set([
      ...marks.map(([, place]) => `${COLUMNS[Number(place)]?.table}.${COLUMNS[Number(place)]?.column}`),
      ...emails.map(([found]) => found),
    ]),
  ];
}
