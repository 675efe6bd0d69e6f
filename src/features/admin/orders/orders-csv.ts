import { fromMinor } from "#domain/kernel/price.ts";
import { m } from "#i18n/paraglide/messages.js";
import { csvTable, isoTime } from "#src/lib/format/csv-table.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { localName } from "#src/vocabulary/local-name.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { PAYMENT_LABELS, STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import type { ListedOrder } from "./order-rows.tsx";

/** Orders as a table, in the reader's language. */
export function ordersCsv(items: readonly ListedOrder[]): string {
  const head = [
    m.admin_column_order(),
    m.admin_column_status(),
    m.orders_by_buyer(),
    m.orders_by_supplier(),
    m.admin_column_total(),
    m.admin_column_currency(),
    m.admin_column_payment(),
    m.admin_column_ordered(),
    m.admin_column_disputed(),
    m.admin_column_escalated(),
  ];
  return csvTable([head, ...items.map(cellsOf)]);
}

function cellsOf(order: ListedOrder): string[] {
  return [
    order.reference,
    toneOf(STATUS_LABELS, order.status).words,
    order.buyerName,
    localName(order.supplierNames),
    fromMinor(order.totalMinor, order.currency),
    order.currency,
    labelOf(PAYMENT_LABELS, order.payment),
    ...[order.createdAt, order.disputedAt, order.escalatedAt].map(isoTime),
  ];
}
