import { formatDate, formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { ratePerUnit } from "#src/vocabulary/rate-labels.ts";
import { Cell, ListCard, ListCards, ListTable, Row } from "../lists/list-table.tsx";
import type { KeptRate } from "./current-rates.ts";
import { sourceLabels } from "./source-labels.ts";

/** All rates that were ever kept, the latest day first. */
export function RateHistory({ rates }: { rates: readonly KeptRate[] }) {
  const shown = rates.filter(({ currency }) => currency !== "AED");
  const head = [
    m.admin_rates_from(),
    m.admin_column_currency(),
    m.admin_rates_rate(),
    m.admin_rates_source(),
    m.admin_rates_written(),
  ];
  return (
    <section aria-labelledby="rate-history" className="grid min-w-0 gap-4">
      <h2 id="rate-history" className="text-gulf-900 text-xl">
        {m.admin_rates_history()}
      </h2>
      <ListCards>
        {shown.map((rate) => (
          <ListCard key={keyOf(rate)}>
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <Ltr className="font-bold text-gulf-900">{rate.currency}</Ltr>
              <Amount rate={rate} />
            </p>
            <p className="flex flex-wrap gap-x-3 text-sand-700 text-sm">
              <span>{m.admin_rates_since({ date: dayOf(rate) })}</span>
              <Written className="wrap-anywhere">{sourceLabels(rate.source)}</Written>
            </p>
          </ListCard>
        ))}
      </ListCards>
      <ListTable head={head}>
        {shown.map((rate) => (
          <Row key={keyOf(rate)}>
            <Cell isShort>
              <span className="inline-flex min-h-11 items-center">{dayOf(rate)}</span>
            </Cell>
            <Cell isShort>
              <Ltr className="font-bold">{rate.currency}</Ltr>
            </Cell>
            <Cell isShort>
              <Amount rate={rate} />
            </Cell>
            <Cell>
              <Written className="wrap-anywhere">{sourceLabels(rate.source)}</Written>
            </Cell>
            <Cell isShort>{formatDateTime(rate.createdAt, currentLocale())}</Cell>
          </Row>
        ))}
      </ListTable>
    </section>
  );
}

function Amount({ rate }: { rate: KeptRate }) {
  return <Ltr className="text-gulf-900">{ratePerUnit(rate.rateToAed)}</Ltr>;
}

function dayOf({ fromDay }: KeptRate): string {
  return formatDate(Date.parse(fromDay), currentLocale());
}

function keyOf({ currency, fromDay }: KeptRate): string {
  return `${currency}-${fromDay}`;
}
