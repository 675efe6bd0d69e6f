import { changeOf, STAGES } from "#domain/analytics/series.ts";
import { formatMoney, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/lib/label-of.ts";
import type { Report } from "./report.ts";
import { STAGE_NAMES } from "./stage-names.ts";

/** The four counts of the period, beside those of as many days before. */
export function Totals({ report: { totals, before } }: { report: Report }) {
  const locale = currentLocale();
  return (
    <dl aria-label={m.analytics_totals()} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {STAGES.map((stage) => (
        <div
          key={stage}
          className="grid content-start gap-1 rounded-xl border border-sand-200 bg-white p-4 shadow-card"
        >
          <dt className="font-bold text-sand-700 text-sm">{labelOf(STAGE_NAMES, stage)}</dt>
          <dd className="font-bold text-3xl text-gulf-900 leading-tight">{formatNumber(totals[stage], locale)}</dd>
          {stage === "orders" && totals.orders > 0 && (
            <dd className="text-gulf-800 text-sm">
              {m.analytics_orders_value({ value: formatMoney(totals.ordersAedMinor, "AED", locale) })}
            </dd>
          )}
          <dd className="text-sand-700 text-sm leading-snug">{changeWords(totals[stage], before[stage])}</dd>
        </div>
      ))}
    </dl>
  );
}

function changeWords(now: number, before: number): string {
  const change = changeOf(now, before);
  if (change === null) return m.analytics_change_first();
  if (change === 0) return m.analytics_change_same();
  const percent = `${formatNumber(Math.abs(change), currentLocale())}%`;
  return change > 0 ? m.analytics_change_up({ percent }) : m.analytics_change_down({ percent });
}
