import type { InboxState } from "#domain/admin/inbox.ts";
import { readPage, readWords } from "./lists/read-search.ts";

/** What an address of an inbox asks for; new things unless it says otherwise. */
export interface InboxSearch {
  status?: Extract<InboxState, "done"> | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readInboxSearch(raw: Record<string, unknown>): InboxSearch {
  return { status: raw.status === "done" ? "done" : undefined, q: readWords(raw.q), page: readPage(raw.page) };
}

/** The call that a search makes. */
export function inboxInput({ status, q, page = 1 }: InboxSearch) {
  return { status: status ?? ("new" as const), q, page };
}
