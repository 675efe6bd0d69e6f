import { m } from "#i18n/paraglide/messages.js";
import type { CallFailure } from "#src/lib/calls/errors.ts";

/** Why an approval was not made, told where what it was about is not open. */
export function failureLabels({ code, state }: CallFailure): string {
  switch (code) {
    case "CONFLICT":
    case "NOT_FOUND":
      return m.admin_stale_title();
    case "FORBIDDEN":
      return state === "not_granted" ? m.operators_missing_call() : m.admin_forbidden_own();
    case "UNAVAILABLE":
      return m.admin_many_unanswered();
    default:
      return m.admin_many_failed();
  }
}
