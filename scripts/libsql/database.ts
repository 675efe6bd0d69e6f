import { Connection, type StatementRequest, UNLIMITED_PAGES } from "./connection.ts";
import { ProtocolError } from "./failures.ts";
import { LIMITS, type Timing } from "./limits.ts";
import type { Statement, StatementResult } from "./statement.ts";
import { Streams } from "./streams.ts";
import { WriteLock } from "./write-lock.ts";

/** One database file: its connections, its open streams and its write lock. */
export class DatabaseFile {
  readonly streams: Streams;
  readonly lock = new WriteLock();
  readonly #idle: Connection[] = [];
  #leased = 0;
  #schemaAge = 0;
  #closed = false;
  #mostPages = UNLIMITED_PAGES;

  constructor(
    readonly file: string,
    readonly timing: Timing,
  ) {
    this.streams = new Streams(this);
    this.#idle.push(new Connection(file));
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** No stream holds a connection. */
  get atRest(): boolean {
    return this.#leased === 0;
  }

  lease(): Connection {
    if (this.#closed) throw new ProtocolError("The server is shutting down", "SHUTTING_DOWN", 503);
    if (this.#leased >= LIMITS.connections) throw new ProtocolError("Too many open streams", "TOO_MANY_STREAMS", 503);
    const connection = this.#idle.pop() ?? new Connection(this.file);
    this.#leased += 1;
    this.renew(connection);
    connection.limitPages(this.#mostPages);
    return connection;
  }

  /** As on a full disk the file grows no more, or it may grow again. */
  setFull(isFull: boolean): void {
    this.#mostPages = isFull ? 1 : UNLIMITED_PAGES;
  }

  /** To be called when a connection is taken up again: others may have changed the schema. */
  renew(connection: Connection): void {
    if (connection.schemaAge === this.#schemaAge || connection.inTransaction) return;
    connection.renew();
    connection.schemaAge = this.#schemaAge;
  }

  /** Runs a statement whose turn it is. */
  execute(connection: Connection, statement: Statement, request: StatementRequest): StatementResult {
    let succeeded = false;
    try {
      const result = connection.execute(statement, request);
      succeeded = true;
      return result;
    } finally {
      this.lock.note(connection, statement.text, succeeded);
      this.#noteSchema(connection);
    }
  }

  giveBack(connection: Connection): void {
    this.#leased -= 1;
    try {
      connection.restore();
      this.#noteSchema(connection);
      if (this.#closed || this.#idle.length >= LIMITS.idleConnections) connection.close();
      else this.#idle.push(connection);
    } catch {
      connection.close();
    }
    this.lock.release(connection, false);
  }

  close(): void {
    this.#closed = true;
    this.streams.close();
    this.lock.wakeAll();
    const connections = this.#idle.splice(0);
    connections.at(0)?.checkpoint();
    for (const connection of connections) connection.close();
  }

  #noteSchema(connection: Connection): void {
    if (!connection.schemaMoved || connection.inTransaction) return;
    this.#schemaAge += 1;
    connection.schemaMoved = false;
    this.renew(connection);
  }
}
