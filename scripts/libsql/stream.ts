import type { Connection, StatementRequest } from "./connection.ts";
import type { DatabaseFile } from "./database.ts";
import { ProtocolError } from "./failures.ts";
import type { StatementResult } from "./statement.ts";
import { lockedError } from "./write-lock.ts";

/** What one client does in order on one connection; a request without a baton lives only as long as its stream. */
export class Stream {
  /** SQL texts stored by the client under its own ids. */
  readonly texts = new Map<number, string>();
  /** Tells whether the client of the request under way has hung up. */
  clientGone: () => boolean = () => false;
  readonly #database: DatabaseFile;
  #connection: Connection | undefined;
  #closed = false;

  constructor(database: DatabaseFile) {
    this.#database = database;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Leased when first needed. */
  get connection(): Connection {
    if (this.#closed) throw new ProtocolError("The stream is closed", "STREAM_CLOSED");
    this.#connection ??= this.#database.lease();
    return this.#connection;
  }

  /** Runs a statement, first waiting for the write lock if it needs it, without blocking the process. */
  async execute(request: StatementRequest): Promise<StatementResult> {
    const { connection } = this;
    const { lock, timing } = this.#database;
    const deadline = Date.now() + timing.writeWaitMs;
    let statement = connection.prepare(request.sql, request.keep);
    // Nothing may be awaited between seeing the lock free and running the statement.
    while (statement.text.takesLock && !lock.isFreeFor(connection)) {
      await this.#othersTurn(deadline);
      statement = connection.prepare(request.sql, request.keep);
    }
    if (statement.text.takesLock) lock.refuseOldSnapshot(connection);
    return this.#database.execute(connection, statement, request);
  }

  /** When taken up again after others had their turn. */
  resume(): void {
    if (this.#connection) this.#database.renew(this.#connection);
  }

  /** Rolls back what is open. */
  close(): void {
    this.#closed = true;
    const connection = this.#connection;
    this.#connection = undefined;
    if (connection) this.#database.giveBack(connection);
  }

  async #othersTurn(deadline: number): Promise<void> {
    if (Date.now() >= deadline || this.#database.closed) throw lockedError("SQLITE_BUSY");
    await this.#database.lock.mayBeFree();
    if (this.clientGone()) throw new ProtocolError("The client has gone", "CLIENT_GONE", 499);
    this.resume();
  }
}
