import { readDay, readPage, readWords } from "./lists/read-search.ts";

/** What an address of the audit log asks for; days are those of Dubai. */
export interface AuditSearch {
  /** Id of what was changed. */
  q?: string | undefined;
  /** E-mail of who did it. */
  actor?: string | undefined;
  entity?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  return {
    q: readWords(raw.q),
    actor: readWords(raw.actor),
    entity: readCode(raw.entity),
    action: readCode(raw.action),
    from: readDay(raw.from),
    to: readDay(raw.to),
    page: readPage(raw.page),
  };
}

/** Which codes there are, the screen knows; the first view of the site needn't. */
function readCode(raw: unknown): string | undefined {
  return typeof raw === "string" && /^[a-z_]{1,40}$/.test(raw) ? raw : undefined;
}
