import { askOwn, dropDatabases } from "../own-database.ts";

/** What the server answered to a question, as this browser keeps it. */
export interface KeptAnswer {
  /** The question: procedure and input. */
  key: string;
  /** JSON. */
  text: string;
  /** When it was answered, in milliseconds. */
  at: number;
}

/** Each account's answers are in a database of their own. */
const PREFIX = "mawrid-answers:";
const STORE = "answers";
/** Whose they are: the account that was signed in here last, and has not signed out. */
const OWNER = "answers-of";
const DAY_MS = 24 * 60 * 60_000;
/** What is older says more wrong than right, and is nowhere shown. */
export const LONGEST_MS = 7 * DAY_MS;
/** Of one answer and of all, in characters. */
const MOST_OF_ONE = 200_000;
const MOST_OF_ALL = 3_000_000;
const MOST_ANSWERS = 120;
/** So many new answers may come before what is too much goes. */
const TIDIED_EVERY = 10;

let untidied = TIDIED_EVERY;

/** The account whose answers this browser keeps; null for nobody's. Never throws. */
export function keptOwner(): string | null {
  try {
    return window.localStorage.getItem(OWNER);
  } catch {
    return null;
  }
}

/** Somebody is signed in: from now on it is their answers that are kept, and all others are forgotten. Never throws. */
export function claimAnswers(userId: string): void {
  const owner = keptOwner();
  if (owner === userId) return;
  forgetAnswers(userId);
  try {
    window.localStorage.setItem(OWNER, userId);
  } catch {
    // Storage is blocked: nothing is kept.
  }
}

/** Forgets what was kept of everybody, or of everybody else: signed out, or another person sits at this browser. Never throws. */
export function forgetAnswers(except = ""): void {
  const owner = keptOwner();
  if (owner === null && except === "") return;
  dropDatabases(PREFIX, PREFIX + except);
  // Where a browser lists no databases, the one that is known goes by its name.
  if (owner !== null && owner !== except) window.indexedDB?.deleteDatabase(PREFIX + owner);
  try {
    window.localStorage.removeItem(OWNER);
  } catch {
    // Storage is blocked: there is nothing.
  }
}

/** Keeps an answer of an account; not one that is too large. Never throws. */
export async function keepAnswer(userId: string, answer: KeptAnswer): Promise<void> {
  if (answer.text.length > MOST_OF_ONE) return;
  const place = placeOf(userId);
  await askOwn(place, "readwrite", (store) => store.put(answer));
  // Another tab has signed out meanwhile.
  if (keptOwner() !== userId) window.indexedDB?.deleteDatabase(place.database);
  untidied += 1;
  if (untidied < TIDIED_EVERY) return;
  untidied = 0;
  await askOwn(place, "readwrite", tidy);
}

/** What was answered last, a week ago at most; null for nothing. Never throws. */
export async function keptAnswer(userId: string, key: string, now: number): Promise<KeptAnswer | null> {
  const found = await askOwn<KeptAnswer>(placeOf(userId), "readonly", (store) => store.get(key));
  return found && now - found.at < LONGEST_MS ? found : null;
}

function placeOf(userId: string) {
  return { database: PREFIX + userId, store: STORE };
}

/** Lets go of what is too old, and of the oldest where there is too much. */
function tidy(store: IDBObjectStore): IDBRequest {
  const request = store.getAll();
  request.onsuccess = () => {
    const all: KeptAnswer[] = request.result;
    for (const { key } of tooMuch(all, Date.now())) store.delete(key);
  };
  return request;
}

function tooMuch(all: readonly KeptAnswer[], now: number): KeptAnswer[] {
  let room = MOST_OF_ALL;
  const latestFirst = [...all].sort((one, other) => other.at - one.at);
  return latestFirst.filter(({ text, at }, place) => {
    room -= text.length;
    return place >= MOST_ANSWERS || room < 0 || now - at >= LONGEST_MS;
  });
}
