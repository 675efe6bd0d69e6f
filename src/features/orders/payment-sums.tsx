import { m } from "#i18n/paraglide/messages.js";
import { Price } from "#src/ui/text/price.tsx";
import type { OpenOrder } from "./order-labels.ts";

/** What is due, recorded, confirmed and outstanding, and the parts that the terms name. */
export function PaymentSums({ page: { order, sums, schedule } }: { page: OpenOrder }) {
  const { currency, totalMinor } = order;
  const figures: [string, number][] = [
    [m.orders_pay_total(), totalMinor],
    [m.orders_pay_recorded(), sums.recordedMinor],
    [m.orders_pay_confirmed(), sums.confirmedMinor],
    [m.orders_pay_outstanding(), sums.outstandingMinor],
  ];
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {figures.map(([label, minor]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-sand-700">{label}</dt>
            <dd>
              <Price minor={minor} currency={currency} className="font-bold text-gulf-900" />
            </dd>
          </div>
        ))}
      </dl>
      {schedule.length > 1 && (
        <section className="grid gap-2">
          <h3 className="font-bold text-gulf-900">{m.orders_pay_schedule()}</h3>
          <ol className="grid gap-2">
            {schedule.map((instalment, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
              <li key={at} className="flex flex-wrap justify-between gap-x-3 border-sand-200 border-t pt-2">
                <span>{m.orders_pay_part({ position: at + 1, percent: instalment.percent })}</span>
                <Instalment {...instalment} currency={currency} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

type InstalmentProps = OpenOrder["schedule"][number] & Pick<OpenOrder["order"], "currency">;

function Instalment({ dueMinor, recordedMinor, currency }: InstalmentProps) {
  const leftMinor = dueMinor - recordedMinor;
  return (
    <span className="grid justify-items-end">
      <Price minor={dueMinor} currency={currency} className="font-bold text-gulf-900" />
      <span className="text-sand-700 text-sm">
        {leftMinor === 0 ? (
          m.orders_pay_part_paid()
        ) : (
          <>
            {m.orders_pay_part_left()} <Price minor={leftMinor} currency={currency} />
          </>
        )}
      </span>
    </span>
  );
}
