import { useState } from "react";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";

/** What a reviewer has before them of a company's files. */
export interface SeenDocuments {
  /** Files that were shown or opened in this tab. */
  seen: ReadonlySet<string>;
  see: (document: string) => void;
}

/**
 * Keeps which files of a company were shown or opened. It outlives a reload as what is written in forms does: for this tab and
 * this account. A file never changes under its id, whatever version the company has come to.
 */
export function useSeenDocuments(company: string): SeenDocuments {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => seenOf(company));
  return {
    seen,
    see: (document) => {
      noteSeen(company, document);
      setSeen((before) => new Set(before).add(document));
    },
  };
}

/** Files of a company that were seen in this tab. */
export function seenOf(company: string): ReadonlySet<string> {
  return new Set(Object.keys(readDraft(placeOf(company))));
}

/** Keeps that a file of a company was seen. */
export function noteSeen(company: string, document: string): void {
  writeDraft(placeOf(company), { ...readDraft(placeOf(company)), [document]: "seen" });
}

function placeOf(company: string): string {
  return `admin-seen-${company}`;
}
