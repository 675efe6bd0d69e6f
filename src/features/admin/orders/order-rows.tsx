import { Link } from "@tanstack/react-router";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { PAYMENT_LABELS, STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { Cell, COVERING_LINK, ListCard, ListCards, ListTable, ROW_LINK, Row } from "../list-table.tsx";

export type ListedOrder = ApiOutputs["orders"]["all"]["items"][number];

/** The list on a phone. */
export function OrderCards({ items }: { items: readonly ListedOrder[] }) {
  return (
    <ListCards>
      {items.map((order) => (
        <ListCard key={order.reference}>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <OrderLink order={order} variant={COVERING_LINK} />
            <Price minor={order.totalMinor} currency={order.currency} className="font-bold text-gulf-900" />
          </div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-sand-700 text-sm">
            <dt className="text-sand-600">{m.orders_by_buyer()}</dt>
            <dd>
              <Named name={order.buyerName} className="wrap-anywhere" />
            </dd>
            <dt className="text-sand-600">{m.orders_by_supplier()}</dt>
            <dd>
              <Named name={order.supplierNames} className="wrap-anywhere" />
            </dd>
          </dl>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sand-700 text-sm">
            <State order={order} />
            <span>{formatDate(order.disputedAt ?? order.createdAt, currentLocale())}</span>
          </p>
        </ListCard>
      ))}
    </ListCards>
  );
}

/** The list on a desk. */
export function OrderTable({ items }: { items: readonly ListedOrder[] }) {
  const head = [
    m.admin_column_order(),
    m.orders_by_buyer(),
    m.orders_by_supplier(),
    m.admin_column_total(),
    m.admin_column_payment(),
    m.admin_column_ordered(),
    m.admin_column_disputed(),
    m.admin_column_status(),
  ];
  return (
    <ListTable head={head}>
      {items.map((order) => (
        <OrderRow key={order.reference} order={order} />
      ))}
    </ListTable>
  );
}

function OrderRow({ order }: { order: ListedOrder }) {
  const { buyerName, supplierNames, totalMinor, currency, payment, createdAt, disputedAt } = order;
  return (
    <Row>
      <Cell isShort>
        <OrderLink order={order} variant={ROW_LINK} />
      </Cell>
      <Cell>
        <Named name={buyerName} className="wrap-anywhere" />
      </Cell>
      <Cell>
        <Named name={supplierNames} className="wrap-anywhere" />
      </Cell>
      <Cell isShort>
        <Price minor={totalMinor} currency={currency} />
      </Cell>
      <Cell>{labelOf(PAYMENT_LABELS, payment)}</Cell>
      <Cell isShort>{formatDate(createdAt, currentLocale())}</Cell>
      <Cell isShort>{disputedAt === null ? "–" : formatDate(disputedAt, currentLocale())}</Cell>
      <Cell>
        <State order={order} />
      </Cell>
    </Row>
  );
}

function OrderLink({ order: { reference }, variant }: { order: ListedOrder; variant: string }) {
  return (
    <Link to="/orders/$reference" params={{ reference }} className={variant}>
      <Ltr>{reference}</Ltr>
    </Link>
  );
}

/** The state, and whether it waits for the platform's ruling. */
function State({ order: { status, isEscalated } }: { order: ListedOrder }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={toneOf(STATUS_LABELS, status).tone}>{toneOf(STATUS_LABELS, status).words}</Badge>
      {status === "disputed" && isEscalated && <Badge tone="brass">{m.admin_orders_to_rule()}</Badge>}
    </span>
  );
}
