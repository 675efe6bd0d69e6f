/** Text fields of a form by name. */
export type Draft = Record<string, string>;

const PREFIX = "draft:";
/** Kept nowhere, whatever form they stand in. */
const SECRET = /password/i;

/** True for a field whose text must never be stored in the browser. */
export function isSecret(field: string): boolean {
  return SECRET.test(field);
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

/** Keeps the texts of a form for this tab, across failures, reloads and language switches; no passwords. Never throws. */
export function writeDraft(key: string, draft: Draft): void {
  const kept = Object.fromEntries(Object.entries(draft).filter(([field]) => !isSecret(field)));
  try {
    window.sessionStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // Blocked or full storage: the form works, only a reload loses its texts.
  }
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
  try {
    const { sessionStorage } = window;
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "");
    for (const name of names) {
      if (name.startsWith(PREFIX) || name.startsWith("intent:")) sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing was kept.
  }
}
