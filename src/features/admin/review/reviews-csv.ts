import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { csvTable, isoTime } from "#src/lib/format/csv-table.ts";
import { companyName } from "../company-name.tsx";
import { productName, productStatus } from "./product-labels.ts";
import type { ReviewItem } from "./review-rows.tsx";

/** Products of a queue as a table, in the reader's language. */
export function reviewsCsv(items: readonly ReviewItem[]): string {
  const head = [
    m.admin_column_id(),
    m.catalogue_sku(),
    m.review_column_product(),
    m.admin_column_company(),
    m.review_column_category(),
    m.admin_column_status(),
    m.review_column_since(),
    m.admin_column_age(),
  ];
  return csvTable([head, ...items.map(cellsOf)]);
}

function cellsOf(item: ReviewItem): string[] {
  return [
    item.id,
    item.sku,
    productName(item.names, item.sku),
    companyName(item.supplierNames),
    categoryName(item.category, currentLocale()),
    item.revisionId ? m.review_revision_pending() : productStatus(item.status).words,
    isoTime(item.since),
    item.workingDays === null ? "" : String(item.workingDays),
  ];
}
