import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { EMPTY_LINE, type LineValues } from "./request-values.ts";

/** Where the lines of a request are kept in the tab. */
export const linesPlace = (draftKey: string) => `${draftKey}:lines`;

/** Where the sentence is that they were read from. */
export const sentencePlace = (draftKey: string) => `${draftKey}:sentence`;

/** Where its files are. */
export const filesPlace = (draftKey: string) => `${draftKey}:files`;

/** What the cart held when the request took it over. */
export const cartPlace = (draftKey: string) => `${draftKey}:cart`;

/** The kept lines of a request; none where nothing was kept. */
export function readLines(draftKey: string): LineValues[] {
  try {
    const kept: unknown = JSON.parse(readDraft(linesPlace(draftKey)).lines ?? "[]");
    if (!Array.isArray(kept)) return [];
    // They were written by this very form.
    return kept.map((line: Partial<LineValues>) => ({ ...EMPTY_LINE, ...line }));
  } catch {
    return [];
  }
}

/** Keeps the lines beside the form's other texts. */
export function writeLines(draftKey: string, lines: readonly Partial<LineValues>[]): void {
  writeDraft(linesPlace(draftKey), { lines: JSON.stringify(lines) });
}
