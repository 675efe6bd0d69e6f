import { useMemo } from "react";
import type { Stage } from "#domain/analytics/series.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatCalendarDay } from "#i18n/short-date.ts";
import { Details } from "#src/ui/overlay/details.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { Chart } from "./chart.tsx";
import type { Report } from "./report.ts";
import type { Sheet } from "./sheet.ts";
import { SheetTable } from "./sheet-table.tsx";
import { STAGE_NAMES } from "./stage-names.ts";

const COLORS: Record<Stage, string> = { views: "gulf-700", rfqs: "gulf-700", quotes: "brass-500", orders: "clay-600" };
const VIEWS = ["views"] as const;
const TRADE = ["rfqs", "quotes", "orders"] as const;

/** The way of the counts through the period: views alone, which are many, then what came of them. */
export function Trends({ report }: { report: Report }) {
  return (
    <>
      <Trend report={report} title={m.analytics_trend_views()} stages={VIEWS} name="views" />
      <Trend report={report} title={m.analytics_trend_trade()} stages={TRADE} name="trade" />
    </>
  );
}

interface TrendProps {
  report: Report;
  title: string;
  stages: readonly Stage[];
  name: string;
}

function Trend({ report: { bars, span }, title, stages, name }: TrendProps) {
  const locale = currentLocale();
  const [labels, series] = useMemo(
    () => [
      bars.map(({ day }) => formatCalendarDay(day, span.grain, locale)),
      stages.map((stage) => ({
        name: labelOf(STAGE_NAMES, stage),
        color: COLORS[stage],
        values: bars.map((bar) => bar[stage]),
      })),
    ],
    [bars, span.grain, locale, stages],
  );
  const label = m.analytics_chart_of({
    subject: title,
    from: formatCalendarDay(span.from, "full", locale),
    to: formatCalendarDay(span.to, "full", locale),
  });
  return (
    <Panel title={title}>
      <Chart label={label} labels={labels} series={series} />
      <Details summary={m.analytics_table()}>
        <SheetTable sheet={sheetOf({ bars, span }, stages, name)} caption={title} />
      </Details>
    </Panel>
  );
}

function sheetOf({ bars, span }: Pick<Report, "bars" | "span">, stages: readonly Stage[], name: string): Sheet {
  const withValue = stages.includes("orders");
  return {
    name: `mawrid-${name}`,
    columns: [
      { head: span.grain === "day" ? m.analytics_day() : m.analytics_month(), kind: span.grain },
      ...stages.map((stage) => ({ head: labelOf(STAGE_NAMES, stage), kind: "number" as const })),
      ...(withValue ? [{ head: m.analytics_value(), kind: "fils" as const }] : []),
    ],
    rows: bars.map((bar) => [
      bar.day,
      ...stages.map((stage) => bar[stage]),
      ...(withValue ? [bar.ordersAedMinor] : []),
    ]),
  };
}
