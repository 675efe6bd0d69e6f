import { Link } from "@tanstack/react-router";
import { Truck } from "lucide-react";
import { ORDER_FACTS, type OrderLabel } from "#domain/orders/order-facts.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { GoodsName, Named } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { type BadgeTone, toneOf } from "#src/vocabulary/look-of.ts";
import { AllLink } from "./all-link.tsx";
import type { Dashboard } from "./figures.tsx";

/** The spec's labels new and processing, and what comes after them. */
const ORDER_LABELS: Record<OrderLabel, { words: () => string; tone: BadgeTone }> = {
  new: { words: m.dashboard_order_new, tone: ORDER_FACTS.new.tone },
  processing: { words: m.dashboard_order_processing, tone: ORDER_FACTS.confirmed.tone },
  delivered: { words: m.dashboard_order_delivered, tone: ORDER_FACTS.delivered.tone },
  completed: { words: m.dashboard_order_completed, tone: ORDER_FACTS.completed.tone },
  declined: { words: m.dashboard_order_declined, tone: ORDER_FACTS.declined.tone },
  cancelled: { words: m.dashboard_order_cancelled, tone: ORDER_FACTS.cancelled.tone },
  disputed: { words: m.dashboard_order_disputed, tone: ORDER_FACTS.disputed.tone },
};

/** The latest orders with the spec's labels. */
export function OrderList({ orders }: Pick<Dashboard, "orders">) {
  return (
    <div className="min-w-0">
      <Panel title={m.dashboard_orders()} action={<AllLink to="/orders/sold" label={m.orders_sold()} />}>
        {orders.length === 0 ? (
          <EmptyState
            title={m.dashboard_orders_empty()}
            description={m.dashboard_orders_empty_text()}
            icon={<Truck aria-hidden size={36} />}
          />
        ) : (
          <ul className="grid divide-y divide-sand-200">
            {orders.map((order) => (
              <li key={order.reference} className="py-3 first:pt-0 last:pb-0">
                <Order order={order} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function Order({ order }: { order: Dashboard["orders"][number] }) {
  const { reference, label, line, buyer, totalMinor, currency, createdAt } = order;
  const { words, tone } = toneOf(ORDER_LABELS, label);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to="/orders/$reference"
          params={{ reference }}
          className="inline-flex min-h-11 items-center font-bold text-gulf-800 text-sm underline-offset-4 hover:underline"
        >
          <Ltr>{reference}</Ltr>
        </Link>
        <Badge tone={tone}>{words}</Badge>
      </p>
      {line && (
        <p dir="auto" className="line-clamp-1 text-gulf-900">
          <GoodsName goods={line} isBrief isAlone />
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sand-700 text-sm">
        <span className="min-w-0">
          {buyer && <Named name={buyer} className="wrap-anywhere" />} · {formatDate(createdAt, currentLocale())}
        </span>
        <Price minor={totalMinor} currency={currency} className="font-bold text-gulf-900" />
      </p>
    </div>
  );
}
