import type { ImportProgress, ImportRun } from "./import-run.ts";

const DATABASE = "mawrid-import";
const STORE = "runs";

/** What of a run stays, and what each chunk changes: they are kept apart, so that a chunk writes little. */
type Kept = { owner: string; run: ImportRun } | { progress: ImportProgress };

/** The unfinished import of an account in this browser; one of another account is forgotten. Null without storage. */
export async function keptRun(owner: string): Promise<ImportRun | null> {
  try {
    const store = await openStore("readonly");
    const [base, latest] = await Promise.all([answer<Kept>(store.get("run")), answer<Kept>(store.get("progress"))]);
    if (!base || !("run" in base)) return null;
    if (base.owner !== owner) {
      await dropRun();
      return null;
    }
    return latest && "progress" in latest ? { ...base.run, progress: latest.progress } : base.run;
  } catch {
    return null;
  }
}

/** Keeps a run whole. False where the browser keeps nothing. */
export async function keepRun(owner: string, run: ImportRun): Promise<boolean> {
  try {
    const store = await openStore("readwrite");
    store.put({ owner, run } satisfies Kept, "run");
    store.put({ progress: run.progress } satisfies Kept, "progress");
    await finished(store.transaction);
    return true;
  } catch {
    return false;
  }
}

/** Keeps how far a run is. Never throws: without it, chunks that were answered are sent again and change nothing. */
export async function keepProgress(progress: ImportProgress): Promise<void> {
  try {
    const store = await openStore("readwrite");
    store.put({ progress } satisfies Kept, "progress");
    await finished(store.transaction);
  } catch {
    // Blocked or full storage.
  }
}

/** Forgets the run. Never throws. */
export async function dropRun(): Promise<void> {
  try {
    const store = await openStore("readwrite");
    store.clear();
    await finished(store.transaction);
  } catch {
    // Nothing was kept.
  }
}

let opened: Promise<IDBDatabase> | undefined;

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= openDatabase();
  const database = await opened;
  return database.transaction(STORE, mode).objectStore(STORE);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answer<IDBDatabase>(request).then((database) => {
    if (!database) throw new Error("no database");
    return database;
  });
}

function answer<Result>(request: IDBRequest): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
