import type { Currency } from "#domain/kernel/currency.ts";
import { toMinor } from "#domain/kernel/price.ts";
import { formatMoney, formatNumber } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** A refused field, as zod reports it in the browser and as the server sends it (`FieldIssue`). */
export interface Refusal {
  code?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  /** Kind of value the bound belongs to; the server leaves it out. */
  origin?: string | undefined;
  /** Of a bound that is an amount of money. */
  currency?: Currency | undefined;
  expected?: string | undefined;
  params?: Record<string, unknown> | undefined;
  path?: PropertyKey[] | string | undefined;
  /** The cleaned value; unknown when the server refused. */
  input?: unknown;
}

/** The words for a refused field: code and bounds become a sentence in the reader's language (style 10). */
export function fieldMessage(refusal: Refusal): string {
  const code = refusal.code === "custom" ? refusal.params?.code : refusal.code;
  switch (code) {
    case "too_small":
      return tooSmall(refusal);
    case "too_big":
      return tooBig(refusal);
    case "invalid_type":
      return refusal.expected === "number" ? m.forms_not_a_number() : m.forms_required();
    case "invalid_value":
      return m.forms_required();
    case "invalid_format":
      return wrongFormat(fieldName(refusal.path));
    case "precision":
      return m.forms_precision();
    case "above_outstanding":
      return m.forms_above_outstanding({ maximum: isolated(amountOf(refusal)) });
    case "invalid_phone":
      return m.forms_invalid_phone();
    case "invalid_tax_number":
      return m.forms_invalid_tax_number();
    case "invalid_trn":
      return m.forms_invalid_trn();
    case "invalid_website":
      return m.forms_invalid_website();
    case "invalid_slug":
      return m.editor_invalid_slug();
    case "too_many_lines":
      return m.editor_too_many_lines();
    case "too_few_lines":
      return m.editor_synonyms_too_few();
    case "short_line":
      return m.editor_synonyms_short();
    case "long_phrase":
      return m.editor_synonyms_long();
    case "passed_over":
      return m.editor_synonyms_passed_over();
    case "known":
      return m.editor_synonyms_known();
    case "too_many_groups":
      return m.editor_synonyms_too_many();
    case "required":
      return m.forms_required();
    case "taken":
      return m.forms_taken();
    case "same":
      return m.forms_same_email();
    case "common_password":
      return m.forms_common_password();
    case "mismatch":
      return m.forms_password_mismatch();
    case "wrong_code":
      return m.forms_wrong_code();
    case "wrong":
      return m.forms_wrong_password();
    default:
      return m.forms_invalid();
  }
}

const AMOUNTS: readonly string[] = ["amount", "freight"];

function wrongFormat(name: string): string {
  if (AMOUNTS.includes(name)) return m.forms_invalid_amount();
  return name === "code" ? m.forms_invalid_code() : m.forms_invalid_email();
}

function amountOf({ maximum, currency }: Refusal): string {
  const amount = String(maximum ?? 0);
  // A server of before says no currency.
  if (!currency) return formatNumber(Number(amount), currentLocale());
  return formatMoney(toMinor(amount, currency) ?? 0, currency, currentLocale());
}

function tooSmall({ minimum, origin, input, path }: Refusal): string {
  const bound = Number(minimum ?? 1);
  if (origin === "number") return m.forms_number_too_small({ minimum: bound });
  if (input === "" || bound <= 1) return m.forms_required();
  if (fieldName(path) === "phone") return m.forms_invalid_phone();
  return m.forms_too_short({ count: bound });
}

function tooBig({ maximum, origin }: Refusal): string {
  const bound = Number(maximum ?? 0);
  return origin === "number" ? m.forms_number_too_big({ maximum: bound }) : m.forms_too_long({ count: bound });
}

function fieldName(path: Refusal["path"]): string {
  return typeof path === "string" ? path : String(path?.at(-1) ?? "");
}
