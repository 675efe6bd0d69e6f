import { m } from "#i18n/paraglide/messages.js";
import type { CallFailure } from "#src/lib/calls/errors.ts";

/** A message of the spec's catalogue (§8): title and, below it, what to do. */
export interface RegistrationProblem {
  title: string;
  text?: string;
}

/** Why an application was not taken; undefined for what every form says by itself. */
export function registrationProblem({ code }: Pick<CallFailure, "code">): RegistrationProblem | undefined {
  switch (code) {
    case "UNAUTHENTICATED":
      return { title: m.company_apply_signed_out() };
    case "UNVERIFIED":
      return { title: m.company_unverified(), text: m.company_unverified_text() };
    case "CONFLICT":
      return { title: m.company_apply_notice(), text: m.company_apply_existing() };
    case "UNAVAILABLE":
    case "RATE_LIMITED":
    case "BAD_INPUT":
      return undefined;
    default:
      return { title: m.company_apply_failed(), text: m.company_apply_failed_text() };
  }
}
