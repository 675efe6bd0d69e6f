import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";

/** What decisions change, by the names under which the log keeps it. */
const FIELDS = {
  businessType: m.admin_audit_field_business_type,
  category: m.admin_audit_field_category,
  certificates: m.admin_audit_field_certificates,
  checklist: m.admin_audit_field_checklist,
  city: m.admin_audit_field_city,
  claim: m.admin_audit_field_claim,
  companyId: m.admin_audit_field_company,
  content: m.admin_audit_field_content,
  country: m.admin_audit_field_country,
  document: m.admin_audit_field_document,
  expiresAt: m.admin_audit_field_expires,
  file: m.admin_audit_field_file,
  invite: m.admin_audit_field_invite,
  isTrusted: m.admin_audit_field_trusted,
  item: m.admin_audit_field_item,
  kind: m.admin_audit_field_kind,
  label: m.admin_audit_field_label,
  licenceEnd: m.admin_audit_field_licence_end,
  licenceValidUntil: m.admin_audit_field_licence_until,
  licenseNumber: m.admin_audit_field_licence_number,
  locale: m.admin_audit_field_locale,
  names: m.admin_audit_field_names,
  note: m.admin_audit_field_note,
  of: m.admin_audit_field_of,
  opening: m.admin_audit_field_opening,
  order: m.admin_audit_field_order,
  outcome: m.admin_audit_field_outcome,
  override: m.admin_audit_field_override,
  ownerId: m.admin_audit_field_owner,
  productId: m.admin_audit_field_product,
  publishedAt: m.admin_audit_field_published,
  rateToAed: m.admin_audit_field_rate,
  reference: m.admin_audit_field_reference,
  report: m.admin_audit_field_report,
  reports: m.admin_audit_field_reports,
  rules: m.admin_audit_field_rules,
  secondFactor: m.admin_audit_field_second_factor,
  sessions: m.admin_audit_field_sessions,
  source: m.admin_audit_field_source,
  state: m.admin_audit_field_state,
  status: m.admin_audit_field_state,
  supplier: m.admin_audit_field_supplier,
  suspendedAt: m.admin_audit_field_suspended,
  tip: m.admin_audit_field_tip,
  userType: m.admin_audit_field_user_type,
  value: m.admin_audit_field_value,
  verifiedAt: m.admin_audit_field_verified,
  version: m.admin_audit_field_version,
  words: m.admin_audit_field_words,
} as const;

/** A field in the reader's words; one that is content's own, or another version's, as it is written. */
export function fieldLabels(name: string): string {
  return labelOf(FIELDS, name as keyof typeof FIELDS);
}

/** What is named as a moment is: `suspendedAt`, `licenceValidUntil`, `licenceEnd`. A number beside it may be a count. */
export function momentOf(name: string, value: unknown): string | null {
  return /(?:At|Until|End)$/.test(name) && typeof value === "number" ? formatDateTime(value, currentLocale()) : null;
}
