import { Link } from "@tanstack/react-router";
import { FileText, Plus } from "lucide-react";
import { RFQ_STATUSES, type RfqStatus } from "#domain/rfq/rfq-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { LIVE_LIST } from "#src/lib/realtime/live-reads.ts";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { UnverifiedNote } from "#src/ui/text/unverified-note.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { countedStates } from "#src/vocabulary/counted-states.ts";
import { statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { RequestCard } from "./request-card.tsx";
import { type RequestSearch, requestsInput } from "./request-search.ts";

/** The requests of the account by state, with what came of each. */
export function RequestsScreen({ search }: { search: RequestSearch }) {
  const { session } = useSession();
  return (
    <>
      <AccountHeader
        title={m.rfqs_list_title()}
        back={{ label: m.shell_nav_profile(), to: "/profile" }}
        action={
          <Button asChild variant="onDark">
            <Link to="/rfqs/new">
              <Plus aria-hidden size={18} /> {m.rfqs_list_new()}
            </Link>
          </Button>
        }
      />
      <Container className="grid gap-5 py-6">
        {session?.isVerified === false ? <UnverifiedNote /> : <RequestList search={search} />}
      </Container>
    </>
  );
}

function RequestList({ search }: { search: RequestSearch }) {
  const list = api.rfqs.mine.useQuery(requestsInput(search), LIVE_LIST);
  return (
    <>
      <RequestFilter search={search} counts={list.data?.counts} />
      <ListBody list={list}>{(data) => <Requests list={data} search={search} />}</ListBody>
    </>
  );
}

function Requests({ list, search }: { list: ApiOutputs["rfqs"]["mine"]; search: RequestSearch }) {
  if (list.items.length === 0) return <Nothing isNarrowed={Boolean(search.status || search.page)} />;
  return (
    <section aria-label={m.rfqs_list_title()} className="grid min-w-0 gap-4">
      <h2 aria-live="polite" className="text-gulf-900 text-lg">
        {m.rfqs_list_count(counted(list.total))}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {list.items.map((request) => (
          <RequestCard key={request.reference} request={request} />
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        linkTo={(page, className, children) => (
          <Link to="/rfqs" search={{ ...search, page: page > 1 ? page : undefined }} className={className}>
            {children}
          </Link>
        )}
      />
    </section>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      title={isNarrowed ? m.rfqs_list_none_found() : m.rfq_own_empty()}
      description={isNarrowed ? m.rfqs_list_none_found_text() : m.rfq_own_empty_hint()}
      icon={<FileText aria-hidden size={40} />}
    >
      <Button asChild>
        {isNarrowed ? (
          <Link to="/rfqs" search={{}}>
            {m.rfqs_list_show_all()}
          </Link>
        ) : (
          <Link to="/rfqs/new">{m.rfqs_list_new()}</Link>
        )}
      </Button>
    </EmptyState>
  );
}

interface RequestFilterProps {
  search: RequestSearch;
  counts: Partial<Record<RfqStatus, number>> | undefined;
}

/** The states of one's requests with their numbers; the chosen one stands in the address. */
function RequestFilter({ search, counts }: RequestFilterProps) {
  const { shown, count } = countedStates(RFQ_STATUSES, counts, search.status);
  return (
    <FilterChips
      label={m.rfqs_list_states()}
      chips={[undefined, ...shown].map((status) => ({
        label: status ? statusLabels(status) : m.rfqs_list_all(),
        count: count((one) => status === undefined || one === status),
        search: { status },
        isShown: status === search.status,
      }))}
    />
  );
}
