/** Text fields of a form by name. */
export type Draft = Record<string, string>;

const PREFIX = "draft:";
/** What was written, and the intents to send it. */
const WRITTEN = [PREFIX, "intent:"];
const ASIDE = "aside:";
/** Kept nowhere, whatever form they stand in. */
const SECRET = /password|^code$/i;

/** True for a field whose text must never be stored in the browser. */
export function isSecret(field: string): boolean {
  return SECRET.test(field);
}

/** Where the words are kept that are being written in a conversation. */
export function messageDraft(conversationId: string): string {
  return `message:${conversationId}`;
}

/** The kept texts of a form; none when storage is blocked or holds something else. */
export function readDraft(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + key) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/** Whether something is kept of a form. */
export function hasDraft(key: string): boolean {
  return Object.keys(readDraft(key)).length > 0;
}

/** Whether anything is kept of any form. */
export function hasDrafts(): boolean {
  let isAny = false;
  forEachName([PREFIX], () => {
    isAny = true;
  });
  return isAny;
}

/** Keeps the texts of a form for this tab, across failures, reloads and language switches; no passwords. Never throws. */
export function writeDraft(key: string, draft: Draft): void {
  const kept = Object.fromEntries(Object.entries(draft).filter(([field]) => !isSecret(field)));
  try {
    window.sessionStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // Blocked or full storage: the form works, only a reload loses its texts.
  }
}

/** Puts the first words of a message where nothing was written: over none, and over others that were suggested and left as they were. */
export function suggestWords(key: string, content: string): void {
  const { content: written, suggested } = readDraft(key);
  if (!written || suggested === written) writeDraft(key, { content, suggested: content });
}

/** Forgets the texts of a form that was sent. */
export function dropDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
}

/** Forgets the texts of all forms in this tab: the next person at this browser is perhaps another one. */
export function dropAllDrafts(): void {
  forEachName([...WRITTEN, ASIDE], (name) => window.sessionStorage.removeItem(name));
}

/** Puts the texts of all forms where no form finds them, until the account that wrote them is back. */
export function layDraftsAside(writerId: string): void {
  forEachName(WRITTEN, (name) => move(name, `${ASIDE}${writerId}:${name}`));
}

/** Gives an account back what was laid aside for it, unless something newer was written; another one's is forgotten. */
export function takeDraftsBack(accountId: string): void {
  const own = `${ASIDE}${accountId}:`;
  forEachName([ASIDE], (name) => {
    const place = name.slice(own.length);
    const isWanted = name.startsWith(own) && window.sessionStorage.getItem(place) === null;
    if (isWanted) move(name, place);
    else window.sessionStorage.removeItem(name);
  });
}

function move(from: string, to: string): void {
  const { sessionStorage } = window;
  const text = sessionStorage.getItem(from) ?? "";
  // Gone from where it was, even when there is no room for it elsewhere.
  sessionStorage.removeItem(from);
  sessionStorage.setItem(to, text);
}

/** Never throws: in a blocked storage nothing was kept. */
function forEachName(prefixes: readonly string[], act: (name: string) => void): void {
  try {
    const { sessionStorage } = window;
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "");
    for (const name of names.filter((one) => prefixes.some((prefix) => one.startsWith(prefix)))) act(name);
  } catch {
    // Nothing was kept.
  }
}
