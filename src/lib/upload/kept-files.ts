import { askOwn } from "../own-database.ts";
import { dropKeptFiles, keptFilesName } from "./kept-files-name.ts";

/** A chosen file that has not arrived yet, with what is said of it beside its bytes. */
export interface KeptFile<About> {
  key: string;
  /** What it belongs to, e.g. an item of the checklist. */
  place: string;
  file: File;
  about: About;
  /** When it was chosen, in milliseconds: files leave in this order. */
  keptAt: number;
}

const STORE = "files";
/** Photos as cameras write them, before they become small; nothing larger is sent. */
const MOST_BYTES = 40 * 1024 * 1024;

/** The files of an account that have not arrived, in a database of its own; those of a visitor are not kept. Never throws. */
export class KeptFiles {
  readonly #userId: string | null;

  constructor(userId: string | null) {
    this.#userId = userId;
  }

  /** Those of a place, in the order of choosing; none without storage. Another account's are forgotten. */
  async of<About>(place: string): Promise<KeptFile<About>[]> {
    if (this.#userId !== null) dropKeptFiles(this.#userId);
    const all = await this.#ask<KeptFile<About>[]>("readonly", (store) => store.getAll());
    return (all ?? []).filter((one) => one.place === place).sort((one, other) => one.keptAt - other.keptAt);
  }

  /** False where the browser keeps none, as in some private windows or when its disk is full: then nobody may say so. */
  async keep<About>(kept: KeptFile<About>): Promise<boolean> {
    if (kept.file.size > MOST_BYTES) return false;
    return (await this.#ask("readwrite", (store) => store.put(kept))) !== undefined;
  }

  /** False once it is kept no longer: another tab has sent it. Undefined where nobody can say. */
  async has(key: string): Promise<boolean | undefined> {
    const found = await this.#ask<number>("readonly", (store) => store.count(key));
    return found === undefined ? undefined : found > 0;
  }

  /** Forgets a file that arrived, was refused or was given up. */
  async drop(key: string): Promise<void> {
    await this.#ask("readwrite", (store) => store.delete(key));
  }

  async #ask<Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest) {
    if (this.#userId === null) return undefined;
    const place = { database: keptFilesName(this.#userId), store: STORE, durability: "strict" } as const;
    return askOwn<Result>(place, mode, ask);
  }
}
