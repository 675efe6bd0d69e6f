import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import type { SupplierSearch } from "./supplier-search.ts";

/** Head of a list of companies; narrowed lists are not for search engines. */
export function supplierListHead(site: SiteFacts, kind: "manufacturers" | "suppliers", search: SupplierSearch) {
  const isMakers = kind === "manufacturers";
  return pageHead(site, {
    title: isMakers ? m.suppliers_manufacturers_title() : m.suppliers_suppliers_title(),
    description: isMakers ? m.suppliers_manufacturers_intro() : m.suppliers_suppliers_intro(),
    path: `/${kind}${search.page ? `?page=${search.page}` : ""}`,
    hidden: search.q !== undefined || search.goods !== undefined || search.country !== undefined,
  });
}
