import { askOwn } from "../own-database.ts";
import { answersName, keptOwner } from "./answers-owner.ts";

/** What the server answered to a question, as this browser keeps it. */
export interface KeptAnswer {
  /** The question. */
  key: string;
  /** JSON. */
  text: string;
  /** When it was answered, in milliseconds. */
  at: number;
}

const STORE = "answers";
const DAY_MS = 24 * 60 * 60_000;
/** What is older says more wrong than right, and is nowhere shown. */
export const LONGEST_MS = 7 * DAY_MS;
/** Of one answer, in characters; with the number of answers it bounds all of them. */
const MOST_OF_ONE = 100_000;
export const MOST_ANSWERS = 80;
/** So many new answers may come before what is too much goes. */
const TIDIED_EVERY = 10;

let untidied = TIDIED_EVERY;

/** Keeps an answer of the account that this browser keeps them for; not one that is too large. Never throws. */
export async function keepAnswer(userId: string, answer: KeptAnswer): Promise<void> {
  if (keptOwner() !== userId || answer.text.length > MOST_OF_ONE) return;
  const place = placeOf(userId);
  await askOwn(place, "readwrite", (store) => store.put(answer));
  // Meanwhile this or another tab has signed out.
  if (keptOwner() !== userId) window.indexedDB?.deleteDatabase(place.database);
  untidied += 1;
  if (untidied < TIDIED_EVERY) return;
  untidied = 0;
  await askOwn(place, "readwrite", (store) => tidy(store, Date.now()));
}

/** What was answered last, a week ago at most; null for nothing. Never throws. */
export async function keptAnswer(userId: string, key: string, now: number): Promise<KeptAnswer | null> {
  if (keptOwner() !== userId) return null;
  const found = await askOwn<KeptAnswer>(placeOf(userId), "readonly", (store) => store.get(key));
  return found && now - found.at < LONGEST_MS && keptOwner() === userId ? found : null;
}

/** Deletes what was answered: it is not the account's any more. Never throws. */
export async function dropAnswer(userId: string, key: string): Promise<void> {
  if (keptOwner() === userId) await askOwn(placeOf(userId), "readwrite", (store) => store.delete(key));
}

/** An answer that is lost with the power is asked for again: no write waits for the disk. */
function placeOf(userId: string) {
  return { database: answersName(userId), store: STORE, index: "at", durability: "relaxed" } as const;
}

/** Lets go of what is too old, and of the oldest where there is too much; of what is kept it reads the keys alone. */
function tidy(store: IDBObjectStore, now: number): IDBRequest {
  const byTime = store.index("at");
  const old = byTime.getAllKeys(IDBKeyRange.upperBound(now - LONGEST_MS));
  old.onsuccess = () => {
    for (const key of old.result) store.delete(key);
  };
  const all = byTime.getAllKeys();
  all.onsuccess = () => {
    for (const key of all.result.slice(0, -MOST_ANSWERS)) store.delete(key);
  };
  return all;
}
