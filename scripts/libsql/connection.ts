import Database from "libsql";
import { orderArguments } from "./arguments.ts";
import { ProtocolError, StatementError, toStatementError } from "./failures.ts";
import { LIMITS } from "./limits.ts";
import { changesSchema, readStatementText, type StatementText } from "./sql-text.ts";
import { type LastChange, reset, Statement, type StatementResult } from "./statement.ts";
import type { SqlValue } from "./values.ts";

export interface StatementRequest {
  sql: string;
  args?: unknown;
  namedArgs?: unknown;
  wantRows?: boolean;
  /** Whether the text is likely to come again; false for scripts. */
  keep?: boolean;
}

// WAL with synchronous=NORMAL: a commit is in the operating system's hands before it is acknowledged, so it
// outlives a killed process; only a power cut may take the last ones, never the file's integrity.
// The busy timeout blocks the whole process, so it is only for another process's lock: among our own
// connections WriteLock sees to it that nobody meets one.
const SETTINGS = `
  PRAGMA busy_timeout = 1000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA foreign_keys = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -8000;
  PRAGMA mmap_size = 1073741824;
  PRAGMA journal_size_limit = 67108864;`;

/** As many as SQLite's format has. */
export const UNLIMITED_PAGES = 4_294_967_294;

/** One native connection with its prepared statements. */
export class Connection {
  readonly #native: Database.Database;
  readonly #statements = new Map<string, Statement>();
  #changeReader: Database.Statement | undefined;
  #settingsTouched = false;
  #mostPages = UNLIMITED_PAGES;
  /** Set when columns may have changed since statements were prepared, here or in a transaction not over yet. */
  schemaMoved = false;
  /** The database's count of schema changes that the prepared statements know of. */
  schemaAge = 0;

  constructor(file: string) {
    this.#native = new Database(file);
    this.#native.defaultSafeIntegers(true);
    this.#native.exec(SETTINGS);
  }

  get inTransaction(): boolean {
    return this.#native.inTransaction;
  }

  execute(statement: Statement, request: StatementRequest): StatementResult {
    const { text } = statement;
    const values = orderArguments(text, request.args, request.namedArgs);
    if (text.verb === "PRAGMA") this.#settingsTouched = true;
    const result = this.#run(statement, values, request.wantRows ?? true);
    if (changesSchema(text)) {
      this.schemaMoved = true;
      this.#statements.clear();
    }
    return result;
  }

  prepare(sql: string, keep = true): Statement {
    const known = this.#statements.get(sql);
    if (known) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#prepare(readStatementText(sql));
    if (keep && sql.length <= LIMITS.preparedStatementChars) this.#keep(sql, statement);
    return statement;
  }

  /** Rows of `EXPLAIN`: the program SQLite would run. */
  explain(sql: string): readonly unknown[] {
    const statement = guarded(() => this.#native.prepare(`EXPLAIN ${sql}`).raw(true));
    const rows = statement.all();
    reset(statement);
    return rows;
  }

  /** How many pages the file may have; it never gets fewer than it has. */
  limitPages(most: number): void {
    if (most === this.#mostPages) return;
    this.#native.exec(`PRAGMA max_page_count = ${most}`);
    this.#mostPages = most;
  }

  /** Leaves nothing of the last user behind. */
  restore(): void {
    if (this.inTransaction) this.#native.exec("ROLLBACK");
    if (this.#settingsTouched) this.#native.exec("PRAGMA foreign_keys = ON; PRAGMA defer_foreign_keys = OFF");
    this.#settingsTouched = false;
  }

  /** Drops what another connection's schema change may have made stale. */
  renew(): void {
    this.#statements.clear();
    this.#readSchema();
  }

  /** Moves what the log holds into the file, so that the file alone is the database. */
  checkpoint(): void {
    this.#native.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  close(): void {
    this.#statements.clear();
    this.#native.close();
  }

  readonly #lastChange: LastChange = () => {
    this.#changeReader ??= this.#native.prepare("SELECT changes(), last_insert_rowid()").raw(true);
    const [row] = this.#changeReader.all();
    const [affected, rowid]: unknown[] = Array.isArray(row) ? row : [];
    if (typeof affected === "bigint" && typeof rowid === "bigint") return { affected, rowid };
    throw new Error("SQLite did not tell its last change");
  };

  #run(statement: Statement, values: readonly SqlValue[], wantRows: boolean): StatementResult {
    const within = this.inTransaction;
    try {
      return guarded(() => statement.run(values, wantRows, this.schemaMoved, this.#lastChange));
    } catch (error) {
      if (!(error instanceof StatementError) || error.code !== "SQLITE_BUSY") throw error;
      statement.abandon();
      if (!within || this.inTransaction) throw error;
      throw new ProtocolError("The transaction met another process's lock and was rolled back", "SQLITE_BUSY");
    }
  }

  /** SQLite judges a text by the schema it knows, and only some of its complaints make it look for a newer one. */
  #prepare(text: StatementText): Statement {
    const attempt = () => new Statement(this.#native.prepare(text.sql), text);
    try {
      return attempt();
    } catch {
      this.#readSchema();
      return guarded(attempt);
    }
  }

  #readSchema(): void {
    guarded(() => this.#native.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").raw(true).all());
  }

  #keep(sql: string, statement: Statement): void {
    const [oldest] = this.#statements.size < LIMITS.preparedStatements ? [] : this.#statements.keys();
    if (oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(sql, statement);
  }
}

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toStatementError(error);
  }
}
