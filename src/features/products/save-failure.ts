import { toCallFailure } from "#src/lib/calls/errors.ts";
import type { SaveFailure } from "#src/lib/drafts/autosaver.ts";
import { productFieldLabels } from "./field-labels.ts";

/** The fields don't make a product: nothing was sent. */
export class InvalidProduct extends Error {}

/** Why a save did not happen. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (error instanceof InvalidProduct) return "invalid";
  const { code, issues } = toCallFailure(error);
  if (issues.length > 0) return "invalid";
  if (code === "CONFLICT") return "conflict";
  return code === "UNAVAILABLE" || code === "RATE_LIMITED" ? "unreachable" : "refused";
}

/** What the server refused, in words by the name of the field. */
export function refusedFields(error: unknown): Record<string, string> {
  const { issues } = toCallFailure(error);
  const named = issues.map((issue): [string, string] => {
    const field = issue.path.replace(/^product\./, "");
    return [field, productFieldLabels(issue, field)];
  });
  return Object.fromEntries(named);
}
