import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { csvTable, isoTime } from "#src/lib/format/csv-table.ts";
import { statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import type { ListedRequest } from "./request-entry.tsx";

/** Requests as a table, in the reader's language. */
export function requestsCsv(items: readonly ListedRequest[]): string {
  const head = [
    m.admin_column_request(),
    m.admin_column_status(),
    m.admin_column_company(),
    m.admin_column_email(),
    m.admin_column_category(),
    m.admin_column_asked(),
    m.admin_column_sent(),
    m.admin_column_deadline(),
  ];
  return csvTable([head, ...items.map(cellsOf)]);
}

function cellsOf(request: ListedRequest): string[] {
  return [
    request.reference,
    statusLabels(request.status),
    request.companyName,
    request.email,
    categoryName(request.category, currentLocale()),
    request.description,
    ...[request.createdAt, request.deadlineAt].map(isoTime),
  ];
}
