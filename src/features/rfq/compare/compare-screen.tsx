import { Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Currency } from "#domain/kernel/currency.ts";
import { formatDate } from "#i18n/formats.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { LIVE_LIST } from "#src/lib/realtime/live-reads.ts";
import { Button } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/list/chip.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { StaleNote } from "#src/ui/list/stale-note.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { UnverifiedNote } from "#src/ui/text/unverified-note.tsx";
import { CompareNotes } from "./compare-notes.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { Compared } from "./comparison.ts";
import { CurrencySelect } from "./currency-select.tsx";
import { FewQuotes } from "./few-quotes.tsx";
import type { OnAct, QuoteAct } from "./quote-acts.tsx";
import { useOverrides } from "./use-overrides.ts";

interface CompareScreenProps {
  reference: string;
  /** In which the quotes are compared; undefined for that of the request. */
  currency: Currency | undefined;
  onCurrency: (currency: Currency) => void;
  /** The form of what was chosen in a column; it is the quote page's own. */
  renderAct: (act: QuoteAct | undefined, onClose: () => void) => ReactNode;
}

/** All quotes of a request beside each other on one basis: at the buyer's door, in the buyer's currency. */
export function CompareScreen({ reference, currency, onCurrency, renderAct }: CompareScreenProps) {
  const [act, setAct] = useState<QuoteAct>();
  return (
    <>
      <AccountHeader
        title={m.rfqs_compare_title()}
        back={{
          label: m.rfqs_one_title({ reference: isolatedLtr(reference) }),
          to: `/rfqs/${reference}` as "/rfqs",
        }}
      />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-5 py-6">
        <Comparison key={reference} {...{ reference, currency, onCurrency }} onAct={setAct} />
      </Container>
      {renderAct(act, () => setAct(undefined))}
    </>
  );
}

type ComparisonProps = Omit<CompareScreenProps, "renderAct"> & { onAct: OnAct };

function Comparison({ reference, currency, onCurrency, onAct }: ComparisonProps) {
  const { ofQuotes, set, reset } = useOverrides();
  const comparison = api.quotes.compare.useQuery({ reference, currency, ofQuotes }, LIVE_LIST);
  const { columns, pin } = useColumns(comparison.data?.quotes ?? []);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  if (!comparison.data) return <NoComparison comparison={comparison} />;
  const { quotes: _, ...request } = comparison.data;
  const isBusy = comparison.isPlaceholderData;
  // What was chosen stays chosen while its answer is on its way.
  const shown = (isBusy && currency) || request.money.currency;
  if (columns.length === 0) return <FewQuotes request={request} count={0} />;
  return (
    <>
      <p className="hidden font-bold print:block">
        {m.rfqs_one_title({ reference: isolatedLtr(reference) })} ·{" "}
        {formatDate(comparison.dataUpdatedAt, currentLocale())}
      </p>
      <StaleNote read={comparison} />
      <CompareNotes request={request} quotes={columns} />
      {columns.length === 1 && <FewQuotes request={request} count={1} />}
      <CompareTools
        currency={shown}
        isBusy={isBusy}
        onCurrency={onCurrency}
        onlyDifferences={onlyDifferences}
        onDifferences={columns.length > 1 ? setOnlyDifferences : undefined}
        onReset={ofQuotes.length > 0 ? reset : undefined}
      />
      <CompareTable
        request={request}
        quotes={columns}
        onlyDifferences={onlyDifferences && columns.length > 1}
        isBusy={isBusy}
        onSet={set}
        onPin={pin}
        onAct={onAct}
      />
    </>
  );
}

interface NoComparisonProps {
  comparison: { isError: boolean; isFetching: boolean; error: unknown; refetch: () => Promise<unknown> };
}

function NoComparison({ comparison }: NoComparisonProps) {
  const code = comparison.isError ? toCallFailure(comparison.error).code : null;
  if (code === "UNVERIFIED") return <UnverifiedNote />;
  if (code === "NOT_FOUND" || code === "BAD_INPUT") {
    return <EmptyState title={m.rfqs_one_missing()} description={m.rfqs_one_missing_text()} />;
  }
  if (comparison.isError) {
    return <LoadFailed onRetry={() => void comparison.refetch()} isBusy={comparison.isFetching} />;
  }
  return <Loading lines={10} />;
}

/**
 * Keeps the columns where they first stood, whatever an assumption does to their order; new quotes join at the end. What is
 * pinned comes first, and is the cheapest until somebody pins another one.
 */
function useColumns(quotes: readonly Compared[]) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const unknown = quotes.map(({ quote }) => quote.id).filter((id) => !order.includes(id));
  const known = unknown.length > 0 ? [...order, ...unknown] : order;
  if (unknown.length > 0) setOrder(known);
  const columns = [...quotes].sort((one, other) => known.indexOf(one.quote.id) - known.indexOf(other.quote.id));
  const pin = (id: string) => setOrder([id, ...known.filter((other) => other !== id)]);
  return { columns, pin };
}

interface CompareToolsProps extends Pick<CompareScreenProps, "onCurrency"> {
  currency: Currency;
  isBusy: boolean;
  onlyDifferences: boolean;
  /** Left out where there is nothing to differ from. */
  onDifferences: ((only: boolean) => void) | undefined;
  /** Left out where nothing was changed. */
  onReset: (() => void) | undefined;
}

/** What one can do with the whole table. */
function CompareTools({ currency, isBusy, onCurrency, onlyDifferences, onDifferences, onReset }: CompareToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <CurrencySelect value={currency} isBusy={isBusy} onChange={onCurrency} />
      {onDifferences && (
        <Chip active={onlyDifferences} onClick={() => onDifferences(!onlyDifferences)}>
          {m.rfqs_compare_differences()}
        </Chip>
      )}
      {onReset && (
        <Button type="button" variant="secondary" onClick={onReset}>
          {m.rfqs_compare_reset()}
        </Button>
      )}
      <Button type="button" variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden size={18} /> {m.rfqs_compare_print()}
      </Button>
    </div>
  );
}
