import { currencyName } from "#i18n/currency-name.ts";
import { formatDate, formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Written } from "#src/ui/text/bdi.tsx";
import { ratePerUnit } from "#src/vocabulary/rate-labels.ts";
import type { Column } from "../lists/column.ts";
import { ColumnsView } from "../lists/columns-view.tsx";
import type { KeptRate } from "./current-rates.ts";
import { sourceLabels } from "./source-labels.ts";

const COLUMNS: readonly Column<KeptRate>[] = [
  {
    header: m.admin_rates_from,
    cell: (rate) => <span className="inline-flex min-h-11 items-center">{dayOf(rate)}</span>,
    card: "foot",
    onCard: (rate) => m.admin_rates_since({ date: dayOf(rate) }),
    isShort: true,
  },
  {
    header: m.admin_column_currency,
    cell: ({ currency }) => <bdi className="font-bold text-gulf-900">{currencyName(currency, currentLocale())}</bdi>,
    card: "title",
    isShort: true,
  },
  {
    header: m.admin_rates_rate,
    cell: ({ rateToAed }) => <bdi className="text-gulf-900">{ratePerUnit(rateToAed)}</bdi>,
    card: "aside",
    isShort: true,
  },
  {
    header: m.admin_rates_source,
    cell: ({ source }) => <Written className="wrap-anywhere">{sourceLabels(source)}</Written>,
    card: "foot",
  },
  { header: m.admin_rates_written, cell: ({ createdAt }) => formatDateTime(createdAt, currentLocale()), isShort: true },
];

/** All rates that were ever kept, the latest day first. */
export function RateHistory({ rates }: { rates: readonly KeptRate[] }) {
  return (
    <section aria-labelledby="rate-history" className="grid min-w-0 gap-4">
      <h2 id="rate-history" className="text-gulf-900 text-xl">
        {m.admin_rates_history()}
      </h2>
      <ColumnsView
        items={rates.filter(({ currency }) => currency !== "AED")}
        columns={COLUMNS}
        keyOf={({ currency, fromDay }) => `${currency}-${fromDay}`}
      />
    </section>
  );
}

function dayOf({ fromDay }: KeptRate): string {
  return formatDate(Date.parse(fromDay), currentLocale());
}
