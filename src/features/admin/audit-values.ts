import type { Audited } from "#domain/admin/read-audit.ts";
import { isLocale } from "#domain/kernel/locale.ts";
import { grantNames } from "#i18n/grant-names.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { ratingStatusLabels } from "#src/vocabulary/rating-status-labels.ts";
import { outcomeLabels } from "#src/vocabulary/report-labels.ts";
import { statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { momentOf } from "./audit-fields.ts";
import { itemLabels, itemState, queueLabels } from "./company-labels.ts";
import { typeLabels } from "./members/member-labels.ts";
import { productStatus } from "./review/product-labels.ts";

/** What stands for none. */
const NONE = "–";

const REVISIONS = {
  pending: m.admin_audit_state_pending,
  applied: m.admin_audit_state_applied,
  declined: m.admin_audit_state_declined,
  withdrawn: m.admin_audit_state_withdrawn,
};
const TASKS = { new: m.admin_audit_state_new, done: m.admin_audit_state_done, settled: m.admin_audit_state_done };
const MAILS = {
  parked: m.admin_audit_state_parked,
  waiting: m.admin_audit_state_waiting,
  discarded: m.admin_audit_state_discarded,
};
const ACCOUNTS = { active: m.admin_audit_state_active, suspended: m.admin_audit_state_suspended };
/** Claims are told as their company's. */
const CLAIMS = { claimed: m.claims_admin_waiting, owned: m.claims_admin_owned, refused: m.claims_admin_refused };
const SWITCHES = { on: m.admin_audit_on, off: m.admin_audit_off };

/** A table of labels for codes of the log, which may be of any version. */
type Told = (code: never) => string;
const from = (labels: Record<string, () => string>) => (code: string) => labelOf(labels, code);

const STATES: Partial<Record<Audited, Told>> = {
  supplier: (code: string) => (Object.hasOwn(CLAIMS, code) ? from(CLAIMS)(code) : queueLabels(code as never)),
  product: (code: never) => productStatus(code).words,
  product_revision: from(REVISIONS),
  company_revision: from(REVISIONS),
  mail: from(MAILS),
  rfq: statusLabels,
  order: (code: never) => toneOf(STATUS_LABELS, code).words,
  rating: ratingStatusLabels,
  user: from(ACCOUNTS),
  report: from(TASKS),
  contact_message: from(TASKS),
  lead: from(TASKS),
  tip_submission: from(TASKS),
};

const VALUES: Partial<Record<string, Told>> = {
  grants: (codes: string) => grantNames(codes.split(","), currentLocale()) || NONE,
  item: itemLabels,
  locale: (code: string) => (isLocale(code) ? languageName(code, currentLocale()) : code),
  outcome: outcomeLabels,
  secondFactor: from(SWITCHES),
  userType: typeLabels,
};

/**
 * A value of the log in the reader's words: a state by the kind of thing that is in it, a choice, a moment. What is free text or of
 * another version stays as it is written, JSON where it is no plain value; "–" stands for none.
 */
export function valueLabels(entity: string, name: string, value: unknown): string {
  if (value === undefined || value === null) return NONE;
  if (typeof value === "boolean") return value ? m.admin_audit_yes() : m.admin_audit_no();
  if (typeof value !== "string") return momentOf(name, value) ?? JSON.stringify(value);
  // A company has a status; the items of its checklist have states.
  if (entity === "supplier" && name === "state") return itemState(value as never).words;
  const isState = name === "status" || name === "state";
  const told = isState ? STATES[entity as Audited] : VALUES[name];
  return told ? told(value as never) : value;
}
