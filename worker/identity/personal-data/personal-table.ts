import type { SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Whose data it is. */
export interface Person {
  userId: string;
  email: string;
  /** The e-mail where it was proven: what was sent from it without an account is this person's too. */
  mailbox: string | null;
}

/**
 * What becomes of a column. `plain`: says nothing of the person; `personal`: goes with its row; `secret`: no export holds it;
 * `blank`: emptied to that value, and where `ownedBy` is named, exported to those alone for whom it holds; `kept`: stays, and why.
 */
export type Fate = "plain" | "personal" | "secret" | Blank | { kept: string };

interface Blank {
  blank: unknown;
  ownedBy?: (person: Person) => SQL;
}

/** A table that holds something of people, and how its rows are reached from one. */
export interface PersonalTable {
  table: SQLiteTable;
  /** `goes`: its rows are deleted; `follows`: they go with another row, by the database; `stays`: columns are emptied. */
  rows: "goes" | "follows" | "stays";
  reach: (person: Person) => SQL;
  columns: Record<string, Fate>;
}

/** A table of the list. Every column has to be named, also by the types. */
export function personal<Table extends SQLiteTable>(
  table: Table,
  rows: PersonalTable["rows"],
  reach: PersonalTable["reach"],
  columns: Record<keyof Table["_"]["columns"], Fate>,
): PersonalTable {
  return { table, rows, reach, columns };
}

/** Columns of one fate. */
export function all<Names extends string, One extends Fate>(fate: One, ...names: Names[]): Record<Names, One> {
  return Object.fromEntries(names.map((name) => [name, fate])) as Record<Names, One>;
}
