import type { AuditSearch } from "./audit-search.ts";
import { ENTITY_CHOICES } from "./audit-words.ts";
import { readChoice } from "./read-search.ts";

/** The call that a search of the audit log makes. */
export function auditInput({ entity, page = 1, ...asked }: AuditSearch) {
  return { ...asked, entity: readChoice(entity, ENTITY_CHOICES), page };
}
