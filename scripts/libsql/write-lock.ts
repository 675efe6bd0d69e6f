import type { Connection } from "./connection.ts";
import { StatementError } from "./failures.ts";
import { type StatementText, setsTransaction } from "./sql-text.ts";

/** How often a waiting writer looks whether its client is still there. */
const LOOK_UP_MS = 100;

/**
 * Who of our connections holds the write lock of a database. SQLite itself could only be asked by trying, and
 * a statement that it turns away stays half started in the binding and keeps later writes from committing.
 */
export class WriteLock {
  #holder: Connection | undefined;
  readonly #waiting = new Set<() => void>();
  /** Commits so far and, by connection, those its open transaction has seen when it first read. */
  #commits = 0;
  readonly #snapshots = new WeakMap<Connection, number>();

  isFreeFor(connection: Connection): boolean {
    return this.#holder === undefined || this.#holder === connection;
  }

  /** A transaction that has read before others wrote can never write: its snapshot is old. */
  refuseOldSnapshot(connection: Connection): void {
    if (this.#holder === connection) return;
    const snapshot = this.#snapshots.get(connection);
    if (snapshot !== undefined && snapshot !== this.#commits) throw lockedError("SQLITE_BUSY_SNAPSHOT");
  }

  /** Takes note of a statement that has run, well or not. */
  note(connection: Connection, text: StatementText, succeeded: boolean): void {
    if (!connection.inTransaction) {
      const ended = this.#holder === connection && text.verb !== "ROLLBACK";
      this.release(connection, succeeded && (text.takesLock || ended));
    } else if (text.takesLock) {
      this.#holder = connection;
    } else if (!setsTransaction(text) && !this.#snapshots.has(connection)) {
      this.#snapshots.set(connection, this.#commits);
    }
  }

  /** The connection's transaction is over: those who wait go on, in order of arrival. */
  release(connection: Connection, committed: boolean): void {
    this.#snapshots.delete(connection);
    if (!this.isFreeFor(connection)) return;
    if (committed) this.#commits += 1;
    this.#holder = undefined;
    this.wakeAll();
  }

  wakeAll(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when the lock has been released, or after a while without that. */
  mayBeFree(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, LOOK_UP_MS);
      this.#waiting.add(wake);
    });
  }
}

export function lockedError(extendedCode: "SQLITE_BUSY" | "SQLITE_BUSY_SNAPSHOT"): StatementError {
  return new StatementError("SQLite error: database is locked", "SQLITE_BUSY", extendedCode);
}
