import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChartNoAxesCombined } from "lucide-react";
import { changeOf, SHARE_DECIMALS, STAGES } from "#domain/analytics/series.ts";
import { formatMoney, formatNumber, formatPercent } from "#i18n/formats.ts";
import { formatHours } from "#i18n/hours.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatCalendarDay } from "#i18n/short-date.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { AnalyticsSearch } from "./analytics-search.ts";
import { Funnel } from "./funnel.tsx";
import { Lost } from "./lost.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { SearchTerms, TopProducts } from "./rankings.tsx";
import type { Report } from "./report.ts";
import { STAGE_NAMES } from "./stage-names.ts";
import { Trends } from "./trends.tsx";

/** From views to orders in a period of the supplier's choice. */
export function AnalyticsScreen({ search }: { search: AnalyticsSearch }) {
  const report = api.analytics.report.useQuery(search, { placeholderData: keepPreviousData });
  return (
    <>
      <AccountHeader title={m.analytics_title()} back={{ label: m.analytics_back(), to: "/supplier-dashboard" }} />
      <Container className="grid min-w-0 gap-5 py-5 sm:gap-6 sm:py-6">
        <PeriodPicker search={search} shown={report.data?.span} />
        <ListBody list={report} lines={12}>
          {(data) => (
            <div className="grid min-w-0 gap-5 sm:gap-6">
              <Shown report={data} />
            </div>
          )}
        </ListBody>
      </Container>
    </>
  );
}

function Shown({ report }: { report: Report }) {
  const { from, to } = report.span;
  const locale = currentLocale();
  const isEmpty = STAGES.every((stage) => report.totals[stage] === 0) && report.lost.length === 0;
  return (
    <>
      <h2 aria-live="polite" className="text-gulf-900 text-lg">
        {m.analytics_period_shown({
          from: formatCalendarDay(from, "full", locale),
          to: formatCalendarDay(to, "full", locale),
        })}
      </h2>
      {isEmpty ? (
        <EmptyState
          title={m.analytics_empty()}
          description={m.analytics_empty_text()}
          icon={<ChartNoAxesCombined aria-hidden size={40} />}
        >
          <Button asChild>
            <Link to="/add-product">{m.analytics_empty_action()}</Link>
          </Button>
        </EmptyState>
      ) : (
        <Figures report={report} />
      )}
    </>
  );
}

function Figures({ report }: { report: Report }) {
  return (
    <>
      <Totals report={report} />
      <Trends report={report} />
      <div className="grid min-w-0 gap-5 sm:gap-6 lg:grid-cols-2">
        <Funnel report={report} />
        <Responses report={report} />
        <TopProducts report={report} />
        <SearchTerms report={report} />
      </div>
      <Lost report={report} />
    </>
  );
}

/** How many invitations were answered in time, and how soon; hidden under five cases. */
function Responses({ report: { responses } }: { report: Report }) {
  const { cases, rate, medianHours } = responses;
  const number = formatNumber(cases, currentLocale());
  return (
    <Panel title={m.analytics_responses()}>
      {rate === null ? (
        <p className="text-sand-700">{m.analytics_responses_few({ number })}</p>
      ) : (
        <dl className="grid gap-5">
          <div className="grid gap-2">
            <dt className="text-sand-700">{m.analytics_responses_rate()}</dt>
            <dd className="font-bold text-4xl text-gulf-900 leading-tight">
              {formatPercent(rate, currentLocale(), SHARE_DECIMALS)}
            </dd>
            <dd>
              <ProgressBar label={m.analytics_responses_rate()} share={rate / 100} />
            </dd>
            <dd className="text-sand-600 text-sm">{m.analytics_responses_rate_rule({ number })}</dd>
          </div>
          {medianHours !== null && (
            <div className="grid gap-1 border-sand-200 border-t pt-4">
              <dt className="text-sand-700">{m.analytics_responses_median()}</dt>
              <dd className="font-bold text-2xl text-gulf-900">{formatHours(medianHours, currentLocale())}</dd>
            </div>
          )}
        </dl>
      )}
    </Panel>
  );
}

/** The four counts of the period, beside those of as many days before. */
function Totals({ report: { totals, before } }: { report: Report }) {
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
          <dd className="text-sand-700 text-sm leading-snug">{changeLabels(totals[stage], before[stage])}</dd>
        </div>
      ))}
    </dl>
  );
}

function changeLabels(now: number, before: number): string {
  const change = changeOf(now, before);
  if (change === null) return m.analytics_change_first();
  if (change === 0) return m.analytics_change_same();
  const percent = formatPercent(Math.abs(change), currentLocale(), SHARE_DECIMALS);
  return change > 0 ? m.analytics_change_up({ percent }) : m.analytics_change_down({ percent });
}
