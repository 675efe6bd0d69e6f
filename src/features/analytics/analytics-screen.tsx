import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChartNoAxesCombined } from "lucide-react";
import { STAGES } from "#domain/analytics/series.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatCalendarDay } from "#i18n/short-date.ts";
import { api } from "#src/lib/trpc.ts";
import { AccountHeader } from "#src/ui/account-header.tsx";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { ListBody } from "#src/ui/list-body.tsx";
import { Container } from "#src/ui/section.tsx";
import type { AnalyticsSearch } from "./analytics-search.ts";
import { Funnel } from "./funnel.tsx";
import { Lost } from "./lost.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { SearchTerms, TopProducts } from "./rankings.tsx";
import type { Report } from "./report.ts";
import { Responses } from "./responses.tsx";
import { Totals } from "./totals.tsx";
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
