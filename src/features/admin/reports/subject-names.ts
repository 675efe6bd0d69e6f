import { m } from "#i18n/paraglide/messages.js";
import { companyName } from "../company-name.tsx";
import type { Subject } from "./reported-subject.tsx";

/** What is reported, by name: of a conversation its two sides, the buyer first; none of what is gone. */
export function subjectNames({ subjectKind, names, buyerName }: Subject): string[] {
  if (Object.keys(names).length === 0) return [];
  const company = companyName(names);
  return subjectKind === "conversation" ? [buyerName ?? m.messages_someone(), company] : [company];
}
