import { GRANTS, type Grant } from "#domain/identity/grants.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { formatList } from "./formats.ts";
import { m } from "./paraglide/messages.js";

const NAMES: Record<Grant, (inputs: Record<never, never>, options: { locale: Locale }) => string> = {
  reviewer: m.operators_reviewer,
  support: m.operators_support,
  money: m.operators_money,
  editor: m.operators_editor,
  operators: m.operators_operators,
};

/** What an operator may do, in a word. */
export function grantName(grant: Grant, locale: Locale): string {
  return NAMES[grant]({}, { locale });
}

/**
 * Several of them, as a sentence lists them.
 * @param codes as they are written down; one of another version is left out
 */
export function grantNames(codes: readonly string[], locale: Locale): string {
  const known = GRANTS.filter((grant) => codes.includes(grant));
  return formatList(
    known.map((grant) => grantName(grant, locale)),
    locale,
  );
}
