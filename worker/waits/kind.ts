import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#drizzle/client.ts";
import type { Counted, WaitSubject } from "./subject.ts";

type Statement<Row> = BatchItem<"sqlite"> & { _: { result: Row[] } };

/** One kind of rows that something may wait for: the query that finds them, and what it reads of a result of its own. */
export interface Kind {
  statement: BatchItem<"sqlite">;
  read(rows: unknown): Found;
}

export interface Found {
  subjects: WaitSubject[];
  /** Rows without the query's limit. */
  total: number;
}

/** Ties a query to what it finds. */
export function kindOf<Row extends Counted>(statement: Statement<Row>, subjectOf: (row: Row) => WaitSubject): Kind {
  return {
    statement,
    read(rows) {
      // A batch answers each statement in its place, with rows of that statement.
      const own = rows as Row[];
      return { subjects: own.map(subjectOf), total: own[0]?.total ?? own.length };
    },
  };
}

/** Reads kinds in one batch, each in its place. */
export async function readKinds({ db }: { db: Database }, kinds: readonly Kind[]): Promise<Found[]> {
  const [first, ...others] = kinds.map(({ statement }) => statement);
  if (!first) return [];
  const results: unknown[] = await db.batch([first, ...others]);
  return kinds.map(({ read }, place) => read(results[place]));
}
