/** A store of a database, both made with the first question. */
interface OwnStore {
  database: string;
  store: string;
}

/**
 * Asks a database of one account in this browser. It is opened for each question: an open one would hold up its deletion, by
 * which everything of an account goes at once. Never throws.
 * @returns undefined where there is no storage or it fails; null where it was done and there is nothing to hand over
 */
export async function askOwn<Result>(
  { database: name, store }: OwnStore,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  try {
    const database = await open(name, store);
    try {
      return await answerOf<Result>(database.transaction(store, mode, { durability: "strict" }), store, ask);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Deletes the databases whose names begin so, but for one: another person sits at this browser, or nobody. Never throws. */
export function dropDatabases(prefix: string, except = ""): void {
  const { indexedDB } = window;
  // A browser that lists none keeps them where only their account looks.
  void indexedDB
    ?.databases?.()
    .then((all) => {
      for (const { name = "" } of all) if (name.startsWith(prefix) && name !== except) indexedDB.deleteDatabase(name);
    })
    .catch(() => undefined);
}

function answerOf<Result>(
  transaction: IDBTransaction,
  store: string,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  const request = ask(transaction.objectStore(store));
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve((request.result ?? null) as Result);
    transaction.onerror = () => resolve(undefined);
    transaction.onabort = () => resolve(undefined);
  });
}

function open(name: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "key" });
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}
