import { randomBytes } from "node:crypto";
import type { DatabaseFile } from "./database.ts";
import { ProtocolError } from "./failures.ts";
import { Stream } from "./stream.ts";

interface Parked {
  stream: Stream;
  timer: NodeJS.Timeout;
}

/** Batons no longer good, kept to say why; older ones are merely unknown. */
const REMEMBERED_BATONS = 1000;

/** Streams between two requests: each baton opens its stream once. */
export class Streams {
  readonly #database: DatabaseFile;
  readonly #parked = new Map<string, Parked>();
  readonly #spent = new Map<string, ProtocolError>();

  constructor(database: DatabaseFile) {
    this.#database = database;
  }

  /** A new stream, or the one the baton was given out for. */
  open(baton: string | null): Stream {
    if (baton === null) return new Stream(this.#database);
    const parked = this.#parked.get(baton);
    if (!parked) throw this.#spent.get(baton) ?? new ProtocolError("Received an invalid baton", "BATON_INVALID");
    this.#spend(baton, parked, "Received a baton that has already been used", "BATON_REUSED");
    parked.stream.resume();
    return parked.stream;
  }

  /** Keeps the stream for the next request under a new baton; a closed one, or one nobody waits for, ends here. */
  park(stream: Stream): string | null {
    if (stream.closed || stream.clientGone() || this.#database.closed) {
      stream.close();
      return null;
    }
    const baton = randomBytes(24).toString("base64url");
    const timer = setTimeout(() => this.#expire(baton), this.#database.timing.streamIdleMs);
    timer.unref();
    this.#parked.set(baton, { stream, timer });
    return baton;
  }

  close(): void {
    for (const baton of this.#parked.keys()) this.#expire(baton);
  }

  #expire(baton: string): void {
    const parked = this.#parked.get(baton);
    if (!parked) return;
    this.#spend(baton, parked, "The stream has expired due to inactivity", "STREAM_EXPIRED");
    parked.stream.close();
  }

  #spend(baton: string, { timer }: Parked, reason: string, code: string): void {
    clearTimeout(timer);
    this.#parked.delete(baton);
    this.#spent.set(baton, new ProtocolError(reason, code));
    const [oldest] = this.#spent.size > REMEMBERED_BATONS ? this.#spent.keys() : [];
    if (oldest !== undefined) this.#spent.delete(oldest);
  }
}
