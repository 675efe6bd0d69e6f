import { formatNumber } from "#i18n/formats.ts";
import { formatHours } from "#i18n/hours.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { ProgressBar } from "#src/ui/progress-bar.tsx";
import type { Report } from "./report.ts";

/** How many invitations were answered in time, and how soon; hidden under five cases. */
export function Responses({ report: { responses } }: { report: Report }) {
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
            <dd className="font-bold text-4xl text-gulf-900 leading-tight">{`${formatNumber(rate, currentLocale())}%`}</dd>
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
