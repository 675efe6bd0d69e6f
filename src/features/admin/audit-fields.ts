import type { ProductForm, ProductTexts } from "#domain/catalogue/product-form.ts";
import type { CompanyIdentity } from "#domain/suppliers/company-texts.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";

type Part<Of extends readonly unknown[]> = Of extends unknown ? keyof Of[number] : never;

/** What the content of a product and the identity of a company are made of: an edit of either may be decided on. */
type ContentName =
  | keyof ProductForm
  | keyof ProductForm["leadTime"]
  | keyof ProductTexts
  | Part<ProductForm["certificates"] | ProductForm["pictures"] | ProductForm["tiers"]>
  | keyof CompanyIdentity;

/** What decisions change, by the names under which the log keeps it. */
const FIELDS = {
  alt: m.products_picture_alt,
  businessType: m.admin_audit_field_business_type,
  category: m.admin_audit_field_category,
  certificates: m.admin_audit_field_certificates,
  checklist: m.admin_audit_field_checklist,
  city: m.admin_audit_field_city,
  claim: m.admin_audit_field_claim,
  code: m.admin_audit_field_kind,
  companyId: m.admin_audit_field_company,
  content: m.admin_audit_field_content,
  country: m.admin_audit_field_country,
  currency: m.products_currency,
  description: m.products_description,
  document: m.admin_audit_field_document,
  expiresAt: m.admin_audit_field_expires,
  file: m.admin_audit_field_file,
  grants: m.operators_audit_field,
  hsCode: m.catalogue_hs_code,
  invite: m.admin_audit_field_invite,
  isTrusted: m.admin_audit_field_trusted,
  item: m.admin_audit_field_item,
  kind: m.admin_audit_field_kind,
  label: m.admin_audit_field_label,
  leadTime: m.catalogue_lead_time,
  licenceEnd: m.admin_audit_field_licence_end,
  licenceNumber: m.admin_audit_field_licence_number,
  licenceValidUntil: m.admin_audit_field_licence_until,
  licenseNumber: m.admin_audit_field_licence_number,
  locale: m.admin_audit_field_locale,
  max: m.admin_audit_field_at_most,
  min: m.admin_audit_field_at_least,
  minQuantity: m.products_tier_quantity,
  moq: m.catalogue_moq,
  name: m.review_field_name,
  names: m.admin_audit_field_names,
  note: m.admin_audit_field_note,
  of: m.admin_audit_field_of,
  opening: m.admin_audit_field_opening,
  order: m.admin_audit_field_order,
  orderMultiple: m.catalogue_order_multiple,
  origin: m.catalogue_origin,
  outcome: m.admin_audit_field_outcome,
  override: m.admin_audit_field_override,
  ownerId: m.admin_audit_field_owner,
  path: m.admin_audit_field_file,
  pictures: m.review_field_pictures,
  priceMinor: m.admin_audit_field_price,
  productId: m.admin_audit_field_product,
  proposal: m.operators_second_field,
  proposedBy: m.operators_second_by,
  publishedAt: m.admin_audit_field_published,
  rateToAed: m.admin_audit_field_rate,
  reference: m.admin_audit_field_reference,
  report: m.admin_audit_field_report,
  reports: m.admin_audit_field_reports,
  rules: m.admin_audit_field_rules,
  secondFactor: m.admin_audit_field_second_factor,
  sessions: m.admin_audit_field_sessions,
  source: m.admin_audit_field_source,
  specs: m.products_specs,
  state: m.admin_audit_field_state,
  status: m.admin_audit_field_state,
  subcategory: m.review_subcategory,
  supplier: m.admin_audit_field_supplier,
  suspendedAt: m.admin_audit_field_suspended,
  texts: m.products_texts,
  tiers: m.products_tiers,
  tip: m.admin_audit_field_tip,
  unit: m.catalogue_unit,
  userType: m.admin_audit_field_user_type,
  validUntil: m.admin_audit_field_valid_until,
  value: m.admin_audit_field_value,
  verifiedAt: m.admin_audit_field_verified,
  version: m.admin_audit_field_version,
  words: m.admin_audit_field_words,
} satisfies Record<string, () => string> & Record<ContentName, () => string>;

/** A field in the reader's words; one of another version as it is written. */
export function fieldLabels(name: string): string {
  return labelOf(FIELDS, name as keyof typeof FIELDS);
}

/** What is named as a moment is: `suspendedAt`, `licenceValidUntil`, `licenceEnd`. A number beside it may be a count. */
export function momentOf(name: string, value: unknown): string | null {
  return /(?:At|Until|End)$/.test(name) && typeof value === "number" ? formatDateTime(value, currentLocale()) : null;
}
