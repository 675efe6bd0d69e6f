import { isCalledOff } from "#domain/orders/order-facts.ts";
import { isMomentReached, momentsOfTerms, type PaymentMoment } from "#domain/orders/payment-moments.ts";
import { formatMoney, formatPercent } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { OpenOrder } from "./order-labels.ts";

const MOMENTS: Record<PaymentMoment, () => string> = {
  order: m.orders_due_order,
  shipment: m.orders_due_shipment,
  before_delivery: m.orders_due_before_delivery,
  documents: m.orders_due_documents,
  delivery: m.orders_due_delivery,
  invoice: m.orders_due_invoice,
};

/** What is due, recorded, confirmed and outstanding in all, and part by part; of an order called off nothing is due. */
export function PaymentSums({ page }: { page: OpenOrder }) {
  const { order, sums } = page;
  const isOwed = !isCalledOff(order.status);
  const recorded: [string, number][] = [
    [m.orders_pay_recorded(), sums.recordedMinor],
    [m.orders_pay_confirmed(), sums.confirmedMinor],
  ];
  const figures: [string, number][] = isOwed
    ? [[m.orders_pay_total(), order.totalMinor], ...recorded, [m.orders_pay_outstanding(), sums.outstandingMinor]]
    : recorded;
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {figures.map(([label, minor]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-sand-700">{label}</dt>
            <dd>
              <Price minor={minor} currency={order.currency} className="font-bold text-gulf-900" />
            </dd>
          </div>
        ))}
      </dl>
      {isOwed && <Schedule page={page} />}
    </>
  );
}

function Schedule({ page: { order, schedule } }: { page: OpenOrder }) {
  if (order.paymentTerms === null) return <p className="text-sand-700">{m.orders_pay_no_terms()}</p>;
  const moments = momentsOfTerms(order.paymentTerms);
  return (
    <section className="grid gap-2">
      <h3 className="font-bold text-gulf-900">{m.orders_pay_schedule()}</h3>
      <ol className="grid gap-2">
        {schedule.map((instalment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
          <li key={at} className="flex flex-wrap justify-between gap-x-3 border-sand-200 border-t pt-2">
            <Share position={at + 1} percent={instalment.percent} moment={moments[at] ?? null} />
            <Instalment {...instalment} order={order} moment={moments[at] ?? null} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ShareProps {
  position: number;
  percent: number;
  moment: PaymentMoment | null;
}

function Share({ position, percent, moment }: ShareProps) {
  return (
    <span className="grid content-start">
      <span>{m.orders_pay_part({ position, percent: formatPercent(percent, currentLocale()) })}</span>
      <span className="text-sand-700 text-sm">
        {moment === null ? m.orders_due_agreed() : labelOf(MOMENTS, moment)}
      </span>
    </span>
  );
}

type InstalmentProps = OpenOrder["schedule"][number] & Pick<OpenOrder, "order"> & Pick<ShareProps, "moment">;

function Instalment({ dueMinor, recordedMinor, order: { currency, status }, moment }: InstalmentProps) {
  const leftMinor = dueMinor - recordedMinor;
  return (
    <span className="grid justify-items-end gap-0.5 text-sand-700 text-sm">
      <Price minor={dueMinor} currency={currency} className="font-bold text-base text-gulf-900" />
      {leftMinor === 0 ? (
        <span>{m.orders_pay_part_paid()}</span>
      ) : (
        <>
          {recordedMinor > 0 && (
            <span>
              {m.orders_pay_part_paid_of({
                amount: isolated(formatMoney(recordedMinor, currency, currentLocale())),
              })}
            </span>
          )}
          <span>
            {m.orders_pay_part_left()} <Price minor={leftMinor} currency={currency} />
          </span>
          {isMomentReached(moment, status) && <Badge tone="brass">{m.orders_due_now()}</Badge>}
        </>
      )}
    </span>
  );
}
