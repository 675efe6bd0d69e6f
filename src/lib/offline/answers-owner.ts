/** Whose answers this browser keeps: the account that was signed in here last, and has not signed out. */
const OWNER = "answers-of";
/** Stands there while what was kept is being deleted: nobody's, and not gone yet. */
const LEAVING = "";

/** Each account's answers are in a database of their own. */
export function answersName(userId: string): string {
  return `mawrid-answers:${userId}`;
}

/** The account whose answers this browser keeps; null for nobody's. Never throws. */
export function keptOwner(): string | null {
  return read() || null;
}

/** True where something is kept, or its deletion was not finished; false for who never signed in here. Never throws. */
export function hasAnswers(): boolean {
  return read() !== null;
}

/** From now on it is this account's answers that are kept. Never throws. @returns whether it was another one's, or nobody's */
export function ownAnswers(userId: string): boolean {
  if (keptOwner() === userId) return false;
  leaveAnswers();
  write(userId);
  return true;
}

/** Somebody is signed in, or nobody: what was kept of others is given to nobody from here on, and goes. Never throws. */
export function leaveAnswersOfOthers(userId: string | undefined): void {
  const owner = read();
  if (owner !== null && owner !== userId) leaveAnswers();
}

/**
 * What was kept is given to nobody from here on, and goes: signed out, or the session has ended. It is done as it returns, but for
 * the disk's part, which the next page goes on with where this one is closed before. Never throws.
 */
export function leaveAnswers(): void {
  const owner = read();
  if (owner === null) return;
  write(LEAVING);
  try {
    // At once and by its name: what comes behind needs a script, which may not come.
    if (owner !== LEAVING) window.indexedDB.deleteDatabase(answersName(owner));
  } catch {
    // Storage is blocked: there is nothing.
  }
  void import("./forget-answers.ts").then(
    ({ forgetAnswers }) => forgetAnswers(),
    () => undefined,
  );
}

/** Everything that was kept is gone. Never throws. */
export function noAnswers(): void {
  if (read() !== LEAVING) return;
  try {
    window.localStorage.removeItem(OWNER);
  } catch {
    // Storage is blocked: there is nothing.
  }
}

function read(): string | null {
  try {
    return window.localStorage.getItem(OWNER);
  } catch {
    return null;
  }
}

function write(owner: string): void {
  try {
    window.localStorage.setItem(OWNER, owner);
  } catch {
    // Storage is blocked: nothing is kept.
  }
}
