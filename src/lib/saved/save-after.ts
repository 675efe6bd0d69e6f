import * as z from "zod";
import { type SavedSubject, savedSubjectSchema } from "#domain/catalogue/saved.ts";
import { MINUTE_MS } from "#domain/kernel/time.ts";

/** An intent like others: a sign-out forgets it, and a session that ended by itself keeps it for its account (session-draft.ts). */
const KEY = "intent:save-after-sign-in";
/** Who comes back later has forgotten what they tapped. */
const WAITS_MS = 30 * MINUTE_MS;
const keptSchema = z.strictObject({ ...savedSubjectSchema.shape, at: z.number() });

/** Keeps in this tab what a visitor wants to save, until they have signed in. */
export function saveAfterSignIn({ kind, id }: SavedSubject): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ kind, id, at: Date.now() }));
  } catch {
    // A blocked storage keeps nothing: it is saved by another tap.
  }
}

/** True, once, where this is what somebody wanted to save before they signed in. */
export function takeSaveAfter({ kind, id }: SavedSubject): boolean {
  try {
    const kept = keptSchema.safeParse(JSON.parse(window.sessionStorage.getItem(KEY) ?? "null")).data;
    if (kept?.kind !== kind || kept.id !== id) return false;
    window.sessionStorage.removeItem(KEY);
    return Date.now() - kept.at < WAITS_MS;
  } catch {
    return false;
  }
}
