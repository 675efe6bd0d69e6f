import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DatabaseFile } from "./database.ts";
import { ProtocolError } from "./failures.ts";
import { LIMITS, type Timing } from "./limits.ts";

/** The main database and those that a path prefix names; the latter are made when first used. */
export class Databases {
  readonly #main: DatabaseFile;
  readonly #named = new Map<string, DatabaseFile>();
  readonly #timing: Timing;
  readonly #template: string | undefined;
  #folder: string | undefined;
  #scratch: string | undefined;

  /**
   * @param folder where named databases are kept; without it they go to a scratch folder and end with the server
   * @param template a closed database that a new named one begins as; without it they begin empty
   */
  constructor(file: string, folder: string | undefined, timing: Timing, template?: string) {
    // Absolute, since SQLite and the binding read some relative names as addresses.
    const path = resolve(file);
    mkdirSync(dirname(path), { recursive: true });
    this.#main = new DatabaseFile(path, timing);
    this.#folder = folder === undefined ? undefined : resolve(folder);
    this.#timing = timing;
    this.#template = template;
  }

  /** @param name already checked to be made of [a-z0-9_-] only; undefined for the main database */
  find(name: string | undefined): DatabaseFile {
    if (name === undefined) return this.#main;
    const database = this.#named.get(name) ?? this.#open(name);
    this.#named.delete(name);
    this.#named.set(name, database);
    return database;
  }

  close(): void {
    for (const database of [this.#main, ...this.#named.values()]) database.close();
    if (this.#scratch) rmSync(this.#scratch, { recursive: true, force: true });
  }

  #open(name: string): DatabaseFile {
    if (this.#named.size >= LIMITS.openDatabases) this.#closeOneAtRest();
    if (this.#folder === undefined) {
      this.#scratch = mkdtempSync(join(tmpdir(), "libsql-endpoint-"));
      this.#folder = this.#scratch;
    }
    mkdirSync(this.#folder, { recursive: true });
    const file = join(this.#folder, `${name}.db`);
    if (this.#template !== undefined && !existsSync(file)) copyFileSync(this.#template, file);
    return new DatabaseFile(file, this.#timing);
  }

  /** The one that was asked for longest ago; it is opened again when asked for. */
  #closeOneAtRest(): void {
    for (const [name, database] of this.#named) {
      if (!database.atRest) continue;
      database.close();
      this.#named.delete(name);
      return;
    }
    throw new ProtocolError("Too many databases in use", "TOO_MANY_DATABASES", 503);
  }
}
