import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { QUOTE_STATUSES, type QuoteStatus } from "#domain/rfq/quote-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { LIVE_LIST } from "#src/lib/realtime/live-reads.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { countedStates } from "#src/vocabulary/counted-states.ts";
import { statusLabels } from "#src/vocabulary/quote-status-labels.ts";
import { QuoteRow } from "./quote-row.tsx";
import type { QuoteSearch } from "./quote-search.ts";

type Quotes = ApiOutputs["quotes"]["mine"];

/** The quotes of one's own company, those that changed last first. */
export function QuoteListScreen({ search }: { search: QuoteSearch }) {
  const { status, page = 1 } = search;
  const list = api.quotes.mine.useQuery({ page, ...(status ? { status } : {}) }, LIVE_LIST);
  return (
    <>
      <AccountHeader title={m.quotes_title()} back={{ label: m.quotes_back(), to: "/supplier-dashboard" }} />
      <Container className="grid gap-5 py-6">
        <StateChips search={search} counts={list.data?.counts} />
        <ListBody list={list}>{(data) => <Rows list={data} search={search} />}</ListBody>
      </Container>
    </>
  );
}

interface StateChipsProps {
  search: QuoteSearch;
  counts: Partial<Record<QuoteStatus, number>> | undefined;
}

function StateChips({ search, counts }: StateChipsProps) {
  const { shown, count } = countedStates(QUOTE_STATUSES, counts, search.status);
  return (
    <FilterChips
      label={m.quotes_filter()}
      chips={[undefined, ...shown].map((status) => ({
        label: status ? statusLabels(status) : m.quotes_filter_all(),
        count: count((one) => status === undefined || one === status),
        search: { status },
        isShown: status === search.status,
      }))}
    />
  );
}

function Rows({ list, search }: { list: Quotes; search: QuoteSearch }) {
  if (list.items.length === 0) {
    return (
      <EmptyState title={m.quotes_none()} description={m.quotes_none_text()} icon={<FileText aria-hidden size={40} />}>
        <Button asChild>
          <Link to="/inbox" search={{}}>
            {m.quotes_none_action()}
          </Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <section aria-label={m.quotes_title()} className="grid min-w-0 gap-4">
      <h2 aria-live="polite" className="text-gulf-900 text-lg">
        {m.quotes_count(counted(list.total))}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {list.items.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} />
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        linkTo={(page, className, children) => (
          <Link to="/quotes" search={{ ...search, page: page > 1 ? page : undefined }} className={className}>
            {children}
          </Link>
        )}
      />
    </section>
  );
}
