import { SHARE_DECIMALS } from "#domain/analytics/series.ts";
import { formatNumber, formatPercent } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Details } from "#src/ui/overlay/details.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { Report } from "./report.ts";
import { SheetTable } from "./sheet-table.tsx";
import { STAGE_NAMES } from "./stage-names.ts";

/** Painted as writing is, which rises by night. */
const COLORS = ["text-gulf-800", "text-gulf-600", "text-brass-600", "text-clay-600"];

/** From a view to an order: how many, and how many of the step before. Bars start where reading starts. */
export function Funnel({ report: { funnel, cartOrders } }: { report: Report }) {
  const locale = currentLocale();
  const most = Math.max(1, ...funnel.map(({ count }) => count));
  return (
    <Panel title={m.analytics_funnel()} intro={m.analytics_funnel_intro()}>
      <ol className="grid gap-4">
        {funnel.map(({ stage, count, share }, place) => (
          <li key={stage} className="grid gap-1.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-bold text-gulf-900">
                {labelOf(STAGE_NAMES, stage)} <span className="ms-1">{formatNumber(count, locale)}</span>
              </span>
              {share !== null && (
                <span className="text-sand-700 text-sm">
                  {m.analytics_funnel_of({ percent: formatPercent(share, locale, SHARE_DECIMALS) })}
                </span>
              )}
            </span>
            <span aria-hidden className="block h-3 overflow-hidden rounded-full bg-sand-100">
              <span
                className={`block h-full min-w-1 rounded-full bg-current ${COLORS[place]}`}
                style={{ inlineSize: `${count === 0 ? 0 : Math.max(1, (100 * count) / most)}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
      {cartOrders > 0 && (
        <p className="text-sand-700 text-sm">
          {m.analytics_funnel_cart({ count: cartOrders, number: formatNumber(cartOrders, locale) })}
        </p>
      )}
      <Details summary={m.analytics_table()}>
        <SheetTable
          caption={m.analytics_funnel()}
          sheet={{
            name: "mawrid-funnel",
            columns: [
              { head: m.analytics_funnel_step(), kind: "text" },
              { head: m.analytics_funnel_count(), kind: "number" },
              { head: m.analytics_funnel_share(), kind: "percent" },
            ],
            rows: funnel.map(({ stage, count, share }) => [labelOf(STAGE_NAMES, stage), count, share]),
          }}
        />
      </Details>
    </Panel>
  );
}
