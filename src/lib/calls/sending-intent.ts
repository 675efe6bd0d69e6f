import { isSecret } from "../drafts/session-draft.ts";

/** One thing that somebody wants to send, however many tries it takes (security 23). */
export interface SendingIntent {
  /** The key of these very contents, and of what travels besides them: the same until they change. */
  keyFor(contents: unknown, besides?: unknown): string;
  /** Makes the next try a new intent: this one has arrived, or the server knows the key with other contents. */
  forget(): void;
}

/** Keeps the idempotency key in the tab, so that a try after a reload is still the same intent. */
export function createSendingIntent(storageKey: string): SendingIntent {
  const place = `intent:${storageKey}`;
  let known = read(place);
  return {
    keyFor(contents, besides) {
      const body = JSON.stringify(besides === undefined ? contents : [contents, besides]);
      if (known?.body !== body) {
        known = { body, key: crypto.randomUUID() };
        // What holds a password lives as long as the page.
        store(place, holdsSecret(contents) ? "" : JSON.stringify(known));
      }
      return known.key;
    },
    forget() {
      known = undefined;
      store(place, "");
    },
  };
}

function holdsSecret(contents: unknown): boolean {
  return typeof contents === "object" && contents !== null && Object.keys(contents).some(isSecret);
}

function read(place: string): { body: string; key: string } | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(place) || "null");
    if (typeof kept !== "object" || kept === null || !("body" in kept) || !("key" in kept)) return undefined;
    return { body: String(kept.body), key: String(kept.key) };
  } catch {
    return undefined;
  }
}

function store(place: string, value: string): void {
  try {
    if (value === "") window.sessionStorage.removeItem(place);
    else window.sessionStorage.setItem(place, value);
  } catch {
    // Blocked storage: the key lives as long as the page.
  }
}
