import { dayInDubai } from "#domain/kernel/time.ts";
import { PEGGED } from "#domain/rfq/exchange-rates.ts";
import { currencyName } from "#i18n/currency-name.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { ratePerUnit } from "#src/vocabulary/rate-labels.ts";
import { AdminPage } from "../admin-page.tsx";
import { ListStates } from "../lists/list-states.tsx";
import { currentRate, type KeptRate, VALUED } from "./current-rates.ts";
import { RateForm } from "./rate-form.tsx";
import { RateHistory } from "./rate-history.tsx";
import { sourceLabels } from "./source-labels.ts";

/** What the currencies of quotes are worth in dirhams: today's rates, a new one, and all that were. */
export function RatesScreen() {
  const list = api.admin.rates.useQuery();
  return (
    <AdminPage title={m.admin_rates_title()}>
      <Notice title={m.admin_rates_frozen_title()}>{m.admin_rates_frozen()}</Notice>
      <ListStates query={{ ...list, isPlaceholderData: false }} isEmpty={() => false}>
        {(rates) => (
          <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
            <Panel title={m.admin_rates_today()} intro={m.admin_rates_today_hint()}>
              <ul className="grid divide-y divide-sand-200">
                {VALUED.map((currency) => (
                  <CurrentRate key={currency} currency={currency} rates={rates} />
                ))}
              </ul>
            </Panel>
            <Panel title={m.admin_rates_new()}>
              <RateForm rates={rates} />
            </Panel>
            <div className="min-w-0 lg:col-span-2">
              <RateHistory rates={rates} />
            </div>
          </div>
        )}
      </ListStates>
    </AdminPage>
  );
}

function CurrentRate({ currency, rates }: { currency: (typeof VALUED)[number]; rates: readonly KeptRate[] }) {
  const rate = currentRate(rates, currency, dayInDubai(Date.now()));
  const isPegged = rate !== undefined && PEGGED[currency] === rate.rateToAed;
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <bdi className="font-bold text-gulf-900">{currencyName(currency, currentLocale())}</bdi>
        {rate && <bdi className="font-bold text-gulf-900 text-lg">{ratePerUnit(rate.rateToAed)}</bdi>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sand-600 text-sm">
        {rate && isPegged && <Badge tone="gulf">{m.admin_rates_source_peg()}</Badge>}
        {rate && !isPegged && <bdi className="wrap-anywhere">{sourceLabels(rate.source)}</bdi>}
        {rate && <span>{m.admin_rates_since({ date: formatDate(Date.parse(rate.fromDay), currentLocale()) })}</span>}
        {!rate && <Badge tone="clay">{m.admin_rates_missing()}</Badge>}
      </p>
    </li>
  );
}
