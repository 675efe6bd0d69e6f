import { keepPreviousData } from "@tanstack/react-query";
import { Link, useBlocker, useNavigate } from "@tanstack/react-router";
import { Tags } from "lucide-react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { WordsSearch } from "#src/ui/fields/words-search.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { PriceTable } from "./price-table.tsx";
import type { PricesSearch } from "./prices-search.ts";
import { SaveBar } from "./save-bar.tsx";
import { usePriceEdits } from "./use-price-edits.ts";
import { useSaving } from "./use-saving.ts";

/** Prices, tiers, minimum orders and lead times of many products at once. */
export function PricesScreen({ search }: { search: PricesSearch }) {
  const list = api.products.terms.useQuery(search, { placeholderData: keepPreviousData, staleTime: 0 });
  const edits = usePriceEdits();
  const saving = useSaving(edits);
  const { data } = list;
  return (
    <>
      <AccountHeader
        title={m.dashboard_prices_title()}
        back={{ label: m.dashboard_title(), to: "/supplier-dashboard" }}
      />
      <Container className="grid min-w-0 gap-4 py-5 sm:py-6">
        <p className="text-sand-700">{m.dashboard_prices_intro()}</p>
        <PricesSearchField asked={search.q} />
        {!data && list.isError && <LoadFailed onRetry={() => void list.refetch()} isBusy={list.isFetching} />}
        {!data && list.isPending && <Loading lines={10} />}
        {data && data.items.length === 0 && <NothingHere search={search} />}
        {data && data.items.length > 0 && (
          <div
            aria-busy={list.isPlaceholderData}
            className={`grid min-w-0 gap-3 ${list.isPlaceholderData ? "opacity-50 transition-opacity delay-100" : ""}`}
          >
            <h2 aria-live="polite" className="text-gulf-900 text-lg">
              {m.dashboard_prices_count({ number: formatNumber(data.total, currentLocale()) })}
            </h2>
            <PriceTable rows={data.items} edits={edits} />
            <Pages list={data} search={search} />
          </div>
        )}
        {saving.hasFailed && (
          <Notice tone="error" title={m.dashboard_prices_failed()}>
            <p>{m.dashboard_prices_failed_text()}</p>
          </Notice>
        )}
        <SaveBar edits={edits} rows={data?.items ?? []} isBusy={saving.isBusy} onSave={() => void saving.save()} />
      </Container>
      <LeaveGuard hasChanges={edits.edits.size > 0} />
    </>
  );
}

function Pages({
  list: { page, pageSize, total },
  search,
}: {
  list: ApiOutputs["products"]["terms"];
  search: PricesSearch;
}) {
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      linkTo={(number, className, children) => (
        <Link
          to="/supplier-dashboard/prices"
          search={{ ...search, page: number > 1 ? number : undefined }}
          className={className}
        >
          {children}
        </Link>
      )}
    />
  );
}

function NothingHere({ search: { q } }: { search: PricesSearch }) {
  return (
    <EmptyState
      title={q ? m.dashboard_prices_none_found() : m.dashboard_prices_empty()}
      description={q ? m.dashboard_prices_none_found_text() : m.dashboard_prices_empty_text()}
      icon={<Tags aria-hidden size={40} />}
    >
      <Button asChild variant="secondary">
        {q ? (
          <Link to="/supplier-dashboard/prices">{m.dashboard_prices_clear()}</Link>
        ) : (
          <Link to="/add-product">{m.dashboard_add()}</Link>
        )}
      </Button>
    </EmptyState>
  );
}

/** Asks before changes would be lost; other pages and searches of the same table keep them. */
function LeaveGuard({ hasChanges }: { hasChanges: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasChanges,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={m.dashboard_prices_leave()}
      description={m.dashboard_prices_leave_text()}
      confirm={m.dashboard_prices_leave_go()}
      onConfirm={blocker.proceed}
    />
  );
}

/** Words to find in the table; the address keeps them. */
function PricesSearchField({ asked }: { asked: string | undefined }) {
  const navigate = useNavigate();
  return (
    <WordsSearch
      label={m.dashboard_prices_search()}
      submit={m.dashboard_prices_search_submit()}
      asked={asked}
      onSearch={(q) => void navigate({ to: "/supplier-dashboard/prices", search: q ? { q } : {} })}
    />
  );
}
