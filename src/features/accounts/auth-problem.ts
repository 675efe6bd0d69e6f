import { m } from "#i18n/paraglide/messages.js";
import type { CallFailure } from "#src/lib/calls/errors.ts";
import type { SendingRefusal } from "#src/ui/fields/use-sending-form.ts";

/** A message of the spec's catalogue (§8): title and, below it, what to do. */
export interface AuthProblem {
  title: string;
  text?: string;
}

/** Why nobody was signed in. Which of e-mail and password was wrong is told to no one. */
export function signInProblem({ failure }: SendingRefusal): AuthProblem | undefined {
  if (!failure) return undefined;
  switch (failure.code) {
    case "WRONG_CREDENTIALS":
    case "BAD_INPUT":
      return { title: m.auth_sign_in_failed(), text: m.auth_sign_in_wrong() };
    case "FORBIDDEN":
      return { title: m.auth_sign_in_failed(), text: m.auth_sign_in_suspended() };
    default:
      return commonProblem(failure) ?? { title: m.auth_failed(), text: m.auth_failed_unexpected() };
  }
}

/** Why no account was made. */
export function signUpProblem({ failure, fields }: SendingRefusal): AuthProblem | undefined {
  const common = failure && commonProblem(failure);
  if (common) return common;
  if (failure?.code === "CONFLICT") return { title: m.auth_failed_taken(), text: m.auth_failed_taken_hint() };
  if (failure?.code === "UNEXPECTED") return { title: m.auth_failed(), text: m.auth_failed_unexpected() };
  return fieldProblem(fields) ?? { title: m.auth_sign_up_failed(), text: m.auth_sign_up_refused() };
}

/** Why a new password was not set. */
export function passwordProblem({ failure, fields }: SendingRefusal): AuthProblem | undefined {
  if (!failure) return fieldProblem(fields);
  const field = failure.code === "BAD_INPUT" ? fieldProblem(fields) : undefined;
  return commonProblem(failure) ?? field ?? { title: m.auth_failed(), text: m.auth_failed_unexpected() };
}

function fieldProblem(fields: readonly string[]): AuthProblem | undefined {
  if (fields.includes("email")) return { title: m.auth_failed_email(), text: m.auth_failed_email_hint() };
  if (fields.includes("password")) return { title: m.auth_failed_weak(), text: m.auth_failed_weak_hint() };
  if (fields.includes("confirmPassword")) {
    return { title: m.auth_failed_mismatch(), text: m.auth_failed_mismatch_hint() };
  }
  return undefined;
}

/** What can happen to any call of these screens. */
export function commonProblem({ code, retryAfter }: CallFailure): AuthProblem | undefined {
  if (code === "RATE_LIMITED") return { title: m.auth_failed_rate(), text: waitLabels(retryAfter) };
  if (code === "UNAVAILABLE") return { title: m.auth_failed_connection(), text: m.auth_failed_connection_hint() };
  return undefined;
}

/** "in 3 minutes", rounded up; "in a little while" when nobody knows. */
function waitLabels(seconds: number): string {
  return seconds > 0 ? m.auth_failed_rate_wait({ count: Math.ceil(seconds / 60) }) : m.auth_failed_rate_soon();
}
