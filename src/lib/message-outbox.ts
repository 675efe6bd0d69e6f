/** A message that its sender's browser keeps until the server has stored it (security.md 26). */
export interface UnsentMessage {
  clientId: string;
  userId: string;
  conversationId: string;
  content: string;
  createdAt: number;
  /** Refused for good; `sending` ones are tried again by themselves. */
  state: "sending" | "failed";
}

const NAME = "mawrid-outbox";
const STORE = "messages";

/** What the disk does not take lives as long as the page: it is sent all the same. */
const inMemory = new Map<string, UnsentMessage>();
let opened: Promise<IDBDatabase | null> | undefined;

/** What an account has not sent yet in a conversation, in the order of writing. */
export async function unsentOf(userId: string, conversationId: string): Promise<UnsentMessage[]> {
  const stored = await inStore<UnsentMessage[]>("readonly", (store) => store.getAll());
  return [...(stored ?? []), ...inMemory.values()]
    .filter((one) => one.userId === userId && one.conversationId === conversationId)
    .sort((one, other) => one.createdAt - other.createdAt);
}

/** Keeps a message, or its new state; done when it is on the disk, or in memory where the disk does not take it. */
export async function keepUnsent(message: UnsentMessage): Promise<void> {
  const stored = await inStore("readwrite", (store) => store.put(message));
  if (stored === undefined) inMemory.set(message.clientId, message);
  else inMemory.delete(message.clientId);
}

/** Forgets a message that was stored by the server, or that its writer gave up. */
export async function dropUnsent(clientId: string): Promise<void> {
  inMemory.delete(clientId);
  await inStore("readwrite", (store) => store.delete(clientId));
}

/** Undefined where there is no storage, as in some private windows, or where it fails, as when the disk is full. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  opened ??= open();
  const database = await opened;
  const transaction = database && begin(database, mode);
  if (!transaction) return undefined;
  return new Promise((resolve) => {
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve((request.result ?? null) as Result);
    transaction.onerror = () => resolve(undefined);
    transaction.onabort = () => resolve(undefined);
  });
}

/** Browsers end connections behind the scenes; the next use opens one anew. */
function begin(database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction | null {
  try {
    return database.transaction(STORE, mode, { durability: "strict" });
  } catch {
    opened = undefined;
    return null;
  }
}

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = window.indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "clientId" });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}
