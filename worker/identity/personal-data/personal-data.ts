import { getTableName, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#drizzle/client.ts";
import { CLAIMS } from "./claims.ts";
import { COMPANIES } from "./companies.ts";
import { ACCOUNT, PEOPLE } from "./people.ts";
import type { Fate, Person, PersonalTable } from "./personal-table.ts";
import { TRADE } from "./trade.ts";

/** Every table that holds something of people, in the order in which it is erased (security 35). */
export const PERSONAL_TABLES: readonly PersonalTable[] = [...PEOPLE, ...CLAIMS, ...TRADE, ...COMPANIES, ACCOUNT];

/** Tables that hold nothing that is reached from a person, and why. */
export const IMPERSONAL_TABLES: Record<string, string> = {
  audit_log: "what operators did, never changed; it names accounts by their numbers",
  proposals: "what operators proposed and decided; it names accounts by their numbers",
  audit_seals: "hashes of lines of the audit log, which no erasure touches",
  claims: "the platform's own words",
  claim_translations: "the platform's own words",
  conversations: "who talks stands with its members; the buyer's number goes with the account",
  deadline_reminders: "ids of things whose deadline comes, until it has passed",
  dev_mailbox: "development alone",
  exchange_rates: "the platform's own figures",
  job_runs: "when each job of the clock ran",
  page_versions: "random words that name what pages were drawn from",
  partners: "the platform's own words",
  partner_translations: "the platform's own words",
  product_addresses: "addresses of public pages",
  product_certifications: "facts of goods",
  product_events: "moves of goods, with the reviewer's words",
  product_views: "counts without names",
  rate_limits: "hashes, which the clock forgets",
  refused_lines: "words of goods that a company said are not its line",
  rfq_events: "moves of a request, without words",
  rfq_invitations: "a company's answer to a request, in its own words",
  search_arrivals: "emptied, and written no more",
  search_days: "counts without names",
  search_people: "four bytes of a keyed hash, which the clock forgets after a week",
  search_state: "the index and the words of all searches",
  synonym_groups: "words of goods that have one meaning",
  search_terms: "words that many searched for; those of few are forgotten after a week",
  statistics: "the platform's own figures",
  supplier_addresses: "addresses of public pages",
  supplier_days: "counts without names",
  term_arrivals: "counts without names",
  tips: "the platform's own words",
  tip_translations: "the platform's own words",
  tip_ratings:
    "stars beside a keyed hash, made again from an account for its export and deletion (worker/identity/tip-ratings.ts)",
  tip_visits: "eight bytes of a keyed hash, which the clock forgets the day after",
};

/** The names of the columns that an export holds. */
export function exportedColumns({ columns }: PersonalTable): string[] {
  return Object.keys(columns).filter((name) => columns[name] !== "secret");
}

const EXPORTED_TABLES = PERSONAL_TABLES.filter((entry) => exportedColumns(entry).length > 0);

/** The reads of everything that is stored about a person, for one batch; {@link namedRecords} names the answers. */
export function selectRecords(db: Database, person: Person) {
  return EXPORTED_TABLES.map((entry) =>
    db
      .select(Object.fromEntries(exportedColumns(entry).map((name) => [name, exportOf(entry, name, person)])))
      .from(entry.table)
      .where(entry.reach(person)),
  );
}

/** The answers to {@link selectRecords} by the tables' names. */
export function namedRecords(answers: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(EXPORTED_TABLES.map(({ table }, place) => [getTableName(table), answers[place]]));
}

/** Statements that leave nothing of a person but what the list keeps, for the batch that deletes the account. */
export function eraseRecords(db: Database, person: Person, condition: SQL) {
  return PERSONAL_TABLES.flatMap((entry): BatchItem<"sqlite">[] => {
    const where = sql`(${entry.reach(person)}) and ${condition}`;
    if (entry.rows === "goes") return [db.delete(entry.table).where(where)];
    const blanks = Object.entries(entry.columns).flatMap(([name, fate]) => blankOf(name, fate));
    return blanks.length > 0 ? [db.update(entry.table).set(Object.fromEntries(blanks)).where(where)] : [];
  });
}

function blankOf(name: string, fate: Fate): [string, unknown][] {
  return typeof fate === "object" && "blank" in fate ? [[name, fate.blank]] : [];
}

/** A column, or where a person does not own it, null. */
function exportOf(entry: PersonalTable, name: string, person: Person): SQLiteColumn | SQL {
  const column = columnOf(entry, name);
  const fate = entry.columns[name];
  const ownedBy = typeof fate === "object" && "blank" in fate ? fate.ownedBy : undefined;
  return ownedBy ? sql`iif(${ownedBy(person)}, ${column}, null)`.mapWith(column) : column;
}

function columnOf({ table }: PersonalTable, name: string): SQLiteColumn {
  // Tables carry their columns by name; the list's types hold that the name is one of them.
  return (table as unknown as Record<string, SQLiteColumn>)[name] as SQLiteColumn;
}
