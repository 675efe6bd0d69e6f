import { MAIL_FAILURES, MAIL_KINDS, type MailFailure, type MailKind } from "#domain/admin/mail-failures.ts";
import { readChoice, readPage, readWords } from "../lists/read-search.ts";

/** What an address of the failed mails asks for; all of them unless it says otherwise. */
export interface MailSearch {
  kind?: MailKind | undefined;
  failure?: MailFailure | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readMailSearch(raw: Record<string, unknown>): MailSearch {
  return {
    kind: readChoice(raw.kind, MAIL_KINDS),
    failure: readChoice(raw.failure, MAIL_FAILURES),
    q: readWords(raw.q),
    page: readPage(raw.page),
  };
}
