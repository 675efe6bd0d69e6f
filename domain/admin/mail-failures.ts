/** What a mail is about; the families of worker/platform/mails, and those of another version. */
export const MAIL_KINDS = [
  "account",
  "company",
  "products",
  "trade",
  "orders",
  "messages",
  "reminders",
  "forms",
  "other",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Why a mail was not sent, as far as an operator can act on it. */
export const MAIL_FAILURES = ["returned", "refused", "sender", "quota", "unanswered", "unwritable", "other"] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Begins the error of a mail that was sent and came back for good. */
export const RETURNED = "returned:";

/** What another try alone does not cure: an address that is refused for good, a mail that can't be written. */
export const HOPELESS_FAILURES = ["returned", "refused", "unwritable"] as const satisfies readonly MailFailure[];

/**
 * What the error of the last try holds, by reason; the first that fits counts. Names are those of Resend's API
 * (RESEND_ERROR_CODE_KEY of its package), the others are of this site's own tries.
 */
export const FAILURE_SIGNS: readonly (readonly [Exclude<MailFailure, "returned" | "other">, readonly string[]])[] = [
  ["refused", ["validation_error", "invalid_parameter", "missing_required_field"]],
  [
    "sender",
    [
      "invalid_from_address",
      "missing_api_key",
      "restricted_api_key",
      "invalid_api_key",
      "invalid_access",
      "invalid_region",
      "security_error",
    ],
  ],
  ["quota", ["quota_exceeded", "rate_limit_exceeded"]],
  [
    "unanswered",
    [
      "resend: timeout",
      "application_error",
      "internal_server_error",
      "concurrent_idempotent",
      "no outcome",
      "fetch failed",
    ],
  ],
  ["unwritable", ["unknown mail template", "unable to authenticate", "Invalid authentication tag", "SyntaxError"]],
];
