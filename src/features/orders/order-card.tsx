import { Link } from "@tanstack/react-router";
import type { Names } from "#domain/kernel/names.ts";
import { formatDate, formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { GoodsName, Named } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { PAYMENT_LABELS, STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import type { OrderCardData } from "./order-labels.ts";

/** An order in a list; the whole card leads to it. */
export function OrderCard({ order, party }: { order: OrderCardData; party: Names | string }) {
  const { reference, status, payment, currency, totalMinor, createdAt, firstLine, linesCount } = order;
  const locale = currentLocale();
  return (
    <article className="relative grid h-full content-between gap-3 rounded-xl border border-sand-200 bg-white p-4 shadow-card hover:border-gulf-500">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <Link
            to="/orders/$reference"
            params={{ reference }}
            className="min-h-11 content-center font-bold text-gulf-800 underline-offset-4 after:absolute after:inset-0 after:rounded-xl hover:underline"
          >
            <Ltr>{reference}</Ltr>
          </Link>
          <Badge tone={toneOf(STATUS_LABELS, status).tone}>{toneOf(STATUS_LABELS, status).words}</Badge>
        </p>
        <p className="text-gulf-900 text-lg leading-snug">
          {firstLine && <GoodsName goods={firstLine} className="wrap-anywhere" isBrief />}
          {linesCount > 1 && (
            <span className="block text-sand-600 text-sm">{m.orders_card_more(counted(linesCount - 1))}</span>
          )}
        </p>
        <p className="text-sand-700">
          <Named name={party} className="wrap-anywhere" />
        </p>
        <Waiting order={order} />
      </div>
      <p className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-sand-200 border-t pt-3 text-sand-700 text-sm">
        <span className="grid">
          <span>{formatDate(createdAt, locale)}</span>
          <span>{labelOf(PAYMENT_LABELS, payment)}</span>
        </span>
        <Price minor={totalMinor} currency={currency} className="font-bold text-base text-gulf-900" />
      </p>
    </article>
  );
}

function Waiting({ order: { status, answerBy, cancelAskedBy, isEscalated } }: { order: OrderCardData }) {
  // A dispute that was settled keeps when it was referred.
  const isReferred = status === "disputed" && isEscalated;
  const words =
    cancelAskedBy !== null
      ? m.orders_card_cancel_asked()
      : isReferred
        ? m.orders_card_escalated()
        : status === "new" && answerBy !== null
          ? m.orders_card_answer_by({ date: formatDateTime(answerBy, currentLocale()) })
          : null;
  if (words === null) return null;
  return <p className="text-brass-700 text-sm">{words}</p>;
}
