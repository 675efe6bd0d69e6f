import { m } from "#i18n/paraglide/messages.js";
import type { CallFailure } from "#src/lib/calls/errors.ts";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { Notice } from "#src/ui/notice.tsx";

/** Why a rating was not taken. */
export function RatingProblem({ failure }: { failure: CallFailure | undefined }) {
  if (!failure) return null;
  if (failure.code === "CONFLICT" || failure.code === "NOT_FOUND") {
    return <Notice tone="error" title={m.ratings_closed()} />;
  }
  return <FormProblem problem={{ failure }} />;
}
