import type Database from "libsql";
import { StatementError } from "./failures.ts";
import { LIMITS } from "./limits.ts";
import { changesRows, insertsRows, type StatementText } from "./sql-text.ts";
import { encodeRow, type SqlValue } from "./values.ts";

/** The binding's types leave it out. */
type Interruptible = Database.Statement & { interrupt(): void };

/** An answer whose parts are JSON already. */
export interface StatementResult {
  cols: string;
  rows: readonly string[];
  affected: bigint | number;
  rowid: bigint | number | null;
}

/** What the connection knows about its last change; the binding tells it only for statements without rows. */
export type LastChange = () => { affected: bigint; rowid: bigint };

export class Statement {
  readonly #native: Database.Statement;
  readonly #cols: string;
  readonly #returnsRows: boolean;

  constructor(
    native: Database.Statement,
    readonly text: StatementText,
  ) {
    this.#native = native;
    this.#cols = this.describeColumns();
    this.#returnsRows = this.#cols !== "[]";
    if (this.#returnsRows) native.raw(true);
  }

  describeColumns(): string {
    return JSON.stringify(this.#native.columns().map(({ name, type }) => ({ name, decltype: type })));
  }

  /** @param schemaMoved when true the columns are read again, after the run, as SQLite may have prepared again */
  run(values: readonly SqlValue[], wantRows: boolean, schemaMoved: boolean, lastChange: LastChange): StatementResult {
    if (!this.#returnsRows) return this.#change(values, lastChange);
    const rows = this.#read(values, wantRows);
    const cols = schemaMoved ? this.describeColumns() : this.#cols;
    if (!changesRows(this.text)) return { cols, rows, affected: 0, rowid: null };
    const { affected, rowid } = lastChange();
    return { cols, rows, affected, rowid: insertsRows(this.text) ? rowid : null };
  }

  #change(values: readonly SqlValue[], lastChange: LastChange): StatementResult {
    const info = this.#native.run(values);
    if (!changesRows(this.text)) return { cols: "[]", rows: [], affected: 0, rowid: null };
    if (!insertsRows(this.text)) return { cols: "[]", rows: [], affected: info.changes, rowid: null };
    // The binding hands the rowid over as a double.
    const rowid = Number.isSafeInteger(info.lastInsertRowid) ? info.lastInsertRowid : lastChange().rowid;
    return { cols: "[]", rows: [], affected: info.changes, rowid };
  }

  #read(values: readonly SqlValue[], wantRows: boolean): string[] {
    const rows: string[] = [];
    let chars = 0;
    for (const row of this.#native.iterate(values)) {
      if (!wantRows || !Array.isArray(row)) continue;
      const json = encodeRow(row);
      chars += json.length;
      if (chars > LIMITS.resultChars) break;
      rows.push(json);
    }
    if (chars > LIMITS.resultChars || this.text.explains) reset(this.#native);
    if (chars > LIMITS.resultChars) throw new StatementError("Response is too large", "RESPONSE_TOO_LARGE");
    return rows;
  }

  /**
   * After SQLITE_BUSY the statement is half started, and while it is, nothing else on its connection commits.
   * Interrupted, its next step ends it without doing anything but roll back an open transaction.
   */
  abandon(): void {
    (this.#native as Interruptible).interrupt();
    try {
      reset(this.#native);
    } catch {
      // It says that it was interrupted.
    }
  }
}

/**
 * Ends a statement that SQLite still holds for running, and with it a read transaction: one whose rows were not
 * all read, or an EXPLAIN, which does not end by itself. `get` takes a step and is the binding's only reset.
 */
export function reset(native: Database.Statement): void {
  native.get([]);
}

export function resultJson({ cols, rows, affected, rowid }: StatementResult): string {
  const id = rowid === null ? "null" : `"${rowid}"`;
  return `{"cols":${cols},"rows":[${rows.join(",")}],"affected_row_count":${affected},"last_insert_rowid":${id}}`;
}
