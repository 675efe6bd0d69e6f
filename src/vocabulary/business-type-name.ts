import type { BusinessType } from "#domain/suppliers/supplier-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "./label-of.ts";

const NAMES: Record<BusinessType, () => string> = {
  manufacturing: m.suppliers_type_manufacturing,
  import_export: m.suppliers_type_import_export,
  distribution: m.suppliers_type_distribution,
  logistics: m.suppliers_type_logistics,
  ecommerce: m.suppliers_type_ecommerce,
  other: m.suppliers_type_other,
};

/** Name of a kind of business. */
export function businessTypeName(type: BusinessType): string {
  return labelOf(NAMES, type);
}
