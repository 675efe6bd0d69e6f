/** A file that goes along with a message; kept with it, so that it outlives a reload. */
export interface UnsentFile {
  localId: string;
  kind: "picture" | "document" | "voice";
  name: string;
  mediaType: string;
  blob: Blob;
  /** Of a voice message, in milliseconds. */
  durationMs: number | null;
  /** The server's, once it has the bytes: a second try sends none twice. */
  fileId: string | null;
  /** Why this file was not taken: a code as that of its message; absent and null while nobody refused it. */
  refusal?: string | null;
}

/** What somebody writes: words, a phrase of the trade, or a recording, with the files that go along. */
export interface Words {
  kind: "text" | "phrase" | "voice";
  content: string;
  phrase: { key: string; params: Record<string, string> } | null;
  files: UnsentFile[];
  /** The number of the newest message when it was written: behind that it stands if it is refused. */
  afterSeq?: number;
}

/** A message that its sender's browser keeps until the server has stored it (security 26). */
export interface UnsentMessage extends Words {
  clientId: string;
  userId: string;
  conversationId: string;
  createdAt: number;
  /** Refused for good; `sending` ones are tried again by themselves. */
  state: "sending" | "failed";
  /** Why it was refused: a code of the server's, or that of its first refused file; null while nobody refused it. */
  refusal: string | null;
}

const NAME = "mawrid-outbox";
const STORE = "messages";
/** 1 knew text alone; 2 knows phrases, files and refusals. */
const VERSION = 2;

/** What the disk does not take lives as long as the page: it is sent all the same. */
const inMemory = new Map<string, UnsentMessage>();
/** Sent or given up on this page: a disk that fails to forget it does not bring it back. */
const dropped = new Set<string>();
/** Of these, what may still be on the disk. */
const undeleted = new Set<string>();
let opened: Promise<IDBDatabase | null> | undefined;
/** An older page in another tab holds the disk: memory serves until that is gone. */
let isBlocked = false;

/** What an account has not sent yet, in the order of writing. */
export async function unsentOf(userId: string): Promise<UnsentMessage[]> {
  const stored = await inStore<UnsentMessage[]>("readonly", (store) => store.getAll());
  const onDisk = (stored ?? []).filter(({ clientId }) => !inMemory.has(clientId));
  return [...onDisk, ...inMemory.values()]
    .filter((one) => one.userId === userId && !dropped.has(one.clientId))
    .sort((one, other) => one.createdAt - other.createdAt);
}

/** Keeps a new message; done when it is on the disk, or in memory where the disk does not take it. */
export async function keepUnsent(message: UnsentMessage): Promise<void> {
  const isStored = await put(message);
  if (dropped.has(message.clientId)) return;
  if (!isStored) inMemory.set(message.clientId, message);
  else {
    inMemory.delete(message.clientId);
    await catchUpDisk();
  }
}

async function put(message: UnsentMessage): Promise<boolean> {
  return (await inStore("readwrite", (store) => store.put(message))) !== undefined;
}

/** The disk takes again: what it did not take before goes there, and what it did not let go of goes. */
async function catchUpDisk(): Promise<void> {
  for (const clientId of undeleted) {
    if ((await inStore("readwrite", (store) => store.delete(clientId))) !== undefined) undeleted.delete(clientId);
  }
  for (const message of inMemory.values()) {
    // It may have been changed while the disk wrote.
    if ((await put(message)) && inMemory.get(message.clientId) === message) inMemory.delete(message.clientId);
  }
}

/**
 * Keeps the new state of a message.
 * @returns false where it is no longer kept: sent or given up meanwhile, perhaps in another tab
 */
export async function changeUnsent(message: UnsentMessage): Promise<boolean> {
  const found = await inStore<UnsentMessage | null>("readwrite", (store) => {
    const request = store.get(message.clientId);
    request.onsuccess = () => request.result && store.put(message);
    return request;
  });
  if (dropped.has(message.clientId)) return false;
  if (found === null && !inMemory.has(message.clientId)) return false;
  if (found) inMemory.delete(message.clientId);
  else inMemory.set(message.clientId, message);
  if (found !== undefined) await catchUpDisk();
  return true;
}

/** Forgets a message that was stored by the server, or that its writer gave up. */
export async function dropUnsent(clientId: string): Promise<void> {
  inMemory.delete(clientId);
  dropped.add(clientId);
  undeleted.add(clientId);
  await catchUpDisk();
}

/** Undefined where there is no storage, as in some private windows, or where it fails, as when the disk is full. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  const transaction = (await begin(mode)) ?? (await begin(mode));
  if (!transaction) return undefined;
  return new Promise((resolve) => {
    try {
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve((request.result ?? null) as Result);
      transaction.onerror = () => resolve(undefined);
      transaction.onabort = () => resolve(undefined);
    } catch {
      // Some private windows keep no blobs.
      resolve(undefined);
    }
  });
}

/** Browsers end connections behind the scenes: null then, and the next try opens one again. */
async function begin(mode: IDBTransactionMode): Promise<IDBTransaction | null> {
  if (isBlocked) return null;
  opened ??= open();
  try {
    const database = await opened;
    if (isBlocked) return null;
    if (database) return database.transaction(STORE, mode, { durability: "strict" });
  } catch {
    // Closed since it was opened.
  }
  opened = undefined;
  return null;
}

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = window.indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
      request.onsuccess = () => {
        const database = request.result;
        // A newer page in another tab waits for this.
        database.onversionchange = () => database.close();
        const wasBlocked = isBlocked;
        if (wasBlocked) opened = Promise.resolve(database);
        isBlocked = false;
        resolve(database);
        if (wasBlocked) void catchUpDisk();
      };
      request.onerror = () => {
        isBlocked = false;
        resolve(null);
      };
      request.onblocked = () => {
        isBlocked = true;
        resolve(null);
      };
    } catch {
      resolve(null);
    }
  });
}

function upgrade({ result: database, transaction }: IDBOpenDBRequest, from: number): void {
  if (from === 0) {
    database.createObjectStore(STORE, { keyPath: "clientId" });
    return;
  }
  const walk = transaction?.objectStore(STORE).openCursor();
  if (!walk) return;
  walk.onsuccess = () => {
    const cursor = walk.result;
    if (!cursor) return;
    cursor.update({ kind: "text", phrase: null, files: [], refusal: null, ...cursor.value });
    cursor.continue();
  };
}
