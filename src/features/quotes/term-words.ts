import type { FieldError } from "react-hook-form";
import { m } from "#i18n/paraglide/messages.js";

const MONEY = /(unitPrice|freight|insurance|discount)$/;

/** The words for a refused term; what every form may be refused for has its words already. */
export function termWords(name: string, error: FieldError | undefined, value: unknown): string | undefined {
  if (!error) return undefined;
  if (value === "" && name !== "discount") return m.forms_required();
  if (MONEY.test(name)) return moneyWords(error.type);
  if (name.endsWith("quantity")) return m.quotes_issue_number();
  if (name === "leadTimeDaysMax" && /custom|below_min/.test(error.type)) return m.quotes_issue_lead_time();
  if (name.startsWith("leadTime")) return m.quotes_issue_days();
  if (name === "validUntil") return m.quotes_issue_valid_until();
  if (name === "bindingUntil") return m.quotes_issue_binding_until();
  if (name === "currency") return m.quotes_issue_no_rate();
  return error.message ?? m.forms_invalid();
}

function moneyWords(type: string): string {
  if (type === "too_big") return m.quotes_issue_discount();
  return type === "invalid_format" ? m.quotes_issue_number() : m.quotes_issue_precision();
}
