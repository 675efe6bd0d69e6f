import type { Grant } from "#domain/identity/grants.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";

const HINTS: Record<Grant, () => string> = {
  reviewer: m.operators_reviewer_hint,
  support: m.operators_support_hint,
  money: m.operators_money_hint,
  editor: m.operators_editor_hint,
  operators: m.operators_operators_hint,
};

/** What a grant opens, in a few words. */
export function grantHint(grant: Grant): string {
  return labelOf(HINTS, grant);
}
