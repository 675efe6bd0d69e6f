/** A store of a database, both made with the first question. */
interface OwnStore {
  database: string;
  store: string;
  /** A field by which what is kept is found besides its key. */
  index?: string;
  /** What is somebody's only copy waits for the disk. */
  durability: IDBTransactionDurability;
}

/**
 * Asks a database of one account in this browser. It is opened for each question: an open one would hold up its deletion, by
 * which everything of an account goes at once. Never throws.
 * @returns undefined where there is no storage or it fails; null where it was done and there is nothing to hand over
 */
export async function askOwn<Result>(
  place: OwnStore,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  try {
    const database = await open(place);
    try {
      const { store, durability } = place;
      return await answerOf<Result>(database.transaction(store, mode, { durability }).objectStore(store), ask);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/**
 * Deletes the databases whose names begin so, where `isLeft` says so: another person sits at this browser, or nobody. Never
 * throws.
 * @returns false where they could not be listed or deleted
 */
export async function dropDatabases(prefix: string, isLeft: (name: string) => boolean): Promise<boolean> {
  try {
    // A browser that lists none keeps them where only their account looks.
    const all = (await window.indexedDB.databases?.()) ?? [];
    const names = all.map(({ name = "" }) => name).filter((name) => name.startsWith(prefix));
    await Promise.all(names.filter(isLeft).map(drop));
    return true;
  } catch {
    return false;
  }
}

function drop(name: string): Promise<void> {
  const request = window.indexedDB.deleteDatabase(name);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

function answerOf<Result>(
  store: IDBObjectStore,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  const { transaction } = store;
  const request = ask(store);
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve((request.result ?? null) as Result);
    transaction.onerror = () => resolve(undefined);
    transaction.onabort = () => resolve(undefined);
  });
}

function open({ database, store, index }: OwnStore): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(database, 1);
    request.onupgradeneeded = () => {
      const made = request.result.createObjectStore(store, { keyPath: "key" });
      if (index) made.createIndex(index, index);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}
