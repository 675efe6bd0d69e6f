import { LEAD_BUSINESS_TYPES, type LeadBusinessType } from "#domain/content/content-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/lib/label-of.ts";

const LABELS: Record<LeadBusinessType, () => string> = {
  manufacturer: m.forms_business_manufacturer,
  supplier: m.forms_business_supplier,
  wholesaler: m.forms_business_wholesaler,
  distributor: m.forms_business_distributor,
  exporter: m.forms_business_exporter,
  importer: m.forms_business_importer,
};

/** The six business types of the supplier dialog (spec §3) in the reader's language. */
export function businessTypeOptions(): { value: LeadBusinessType; label: string }[] {
  return LEAD_BUSINESS_TYPES.map((value) => ({ value, label: labelOf(LABELS, value) }));
}
