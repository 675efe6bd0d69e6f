/** Text fields of a form by name. */
export type Draft = Record<string, string>;

const PREFIX = "draft:";

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

/** Keeps the texts of a form for this tab, across failures, reloads and language switches. Never throws. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    window.sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
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
