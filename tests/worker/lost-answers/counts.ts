/** For each table its rows, how many there are of each state, and the sums of what is counted in it. */
export type Counts = Record<string, Record<string, number>>;

/** Times differ from run to run, and so do numbers that are no count. */
const NO_COUNT = /_at$|_until$|_by$|_after$|^expires|_step$/;
const KINDS = /^(status|action|kind|template|state|payment|outcome)$/;

/**
 * What a database holds, so that two that came about by the same steps are equal whatever ids they gave out.
 * @param leftOut tables that may differ
 */
export function countRows(tables: Record<string, unknown[]>, leftOut: readonly string[] = []): Counts {
  const compared = Object.entries(tables).filter(([table]) => !leftOut.includes(table));
  return Object.fromEntries(compared.map(([table, rows]) => [table, countTable(rows)]));
}

function countTable(rows: unknown[]): Record<string, number> {
  const counts: Record<string, number> = { rows: rows.length };
  const add = (name: string, more: number) => {
    counts[name] = (counts[name] ?? 0) + more;
  };
  // Rows as the client reads them: columns by name.
  for (const row of rows as Record<string, unknown>[]) {
    for (const [column, value] of Object.entries(row)) {
      if (typeof value === "number" && !NO_COUNT.test(column)) add(column, value);
      if (typeof value === "string" && KINDS.test(column)) add(`${column} ${value}`, 1);
      // Where a time tells whether it has happened.
      if (column.endsWith("_at") && value !== null) add(column, 1);
    }
  }
  return counts;
}
