import { Columns3, Printer } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { LIVE_LIST } from "#src/lib/realtime/live-reads.ts";
import { Button } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/list/chip.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { CompareTable } from "./compare-table.tsx";
import { useOverrides } from "./use-overrides.ts";

export type Compared = ApiOutputs["quotes"]["compare"]["quotes"][number];

/** All quotes of a request beside each other on one basis: AED at the buyer's door. */
export function CompareScreen({ reference }: { reference: string }) {
  return (
    <>
      <AccountHeader
        title={m.rfqs_compare_title()}
        back={{
          label: m.rfqs_one_title({ reference: `\u2066${reference}\u2069` }),
          to: `/rfqs/${reference}` as "/rfqs",
        }}
      />
      <Container className="grid gap-5 py-6">
        <Comparison key={reference} reference={reference} />
      </Container>
    </>
  );
}

function Comparison({ reference }: { reference: string }) {
  const { ofQuotes, set, reset } = useOverrides();
  const comparison = api.quotes.compare.useQuery({ reference, ofQuotes }, LIVE_LIST);
  const quotes = useSteadyOrder(comparison.data?.quotes ?? []);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  if (!comparison.data) return <NoComparison comparison={comparison} />;
  if (quotes.length === 0) {
    return (
      <EmptyState
        title={m.rfqs_quotes_none()}
        description={m.rfqs_quotes_none_text()}
        icon={<Columns3 aria-hidden size={40} />}
      />
    );
  }
  return (
    <>
      <Notice title={m.rfqs_compare_estimate()}>
        <p>{m.rfqs_compare_intro()}</p>
      </Notice>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Chip active={onlyDifferences} onClick={() => setOnlyDifferences(!onlyDifferences)}>
          {m.rfqs_compare_differences()}
        </Chip>
        {ofQuotes.length > 0 && (
          <Button type="button" variant="secondary" onClick={reset}>
            {m.rfqs_compare_reset()}
          </Button>
        )}
        <Button type="button" variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden size={18} /> {m.rfqs_compare_print()}
        </Button>
      </div>
      <CompareTable
        quotes={quotes}
        onlyDifferences={onlyDifferences}
        isBusy={comparison.isPlaceholderData}
        onSet={set}
      />
    </>
  );
}

interface NoComparisonProps {
  comparison: { isError: boolean; isFetching: boolean; error: unknown; refetch: () => Promise<unknown> };
}

function NoComparison({ comparison }: NoComparisonProps) {
  const code = comparison.isError ? toCallFailure(comparison.error).code : null;
  if (code === "NOT_FOUND" || code === "BAD_INPUT") {
    return <EmptyState title={m.rfqs_one_missing()} description={m.rfqs_one_missing_text()} />;
  }
  if (comparison.isError) {
    return <LoadFailed onRetry={() => void comparison.refetch()} isBusy={comparison.isFetching} />;
  }
  return <Loading lines={10} />;
}

/** Keeps the columns where they first stood, whatever an assumption does to their order; new quotes join at the end. */
function useSteadyOrder(quotes: readonly Compared[]): Compared[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const unknown = quotes.map(({ quote }) => quote.id).filter((id) => !order.includes(id));
  const known = unknown.length > 0 ? [...order, ...unknown] : order;
  if (unknown.length > 0) setOrder(known);
  return [...quotes].sort((one, other) => known.indexOf(one.quote.id) - known.indexOf(other.quote.id));
}
