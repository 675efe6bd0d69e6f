import { Link } from "@tanstack/react-router";
import { Inbox } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { LIVE_LIST } from "#src/lib/realtime/live-reads.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { InboxFilter } from "./inbox-filter.tsx";
import { type InboxSearch, inboxInput } from "./inbox-search.ts";
import { InvitationCard } from "./invitation-card.tsx";
import { RefusedLines } from "./refused-lines.tsx";

type Invitations = ApiOutputs["inbox"]["list"];

/** What one's company was asked, the nearest deadline first. */
export function InboxScreen({ search }: { search: InboxSearch }) {
  const list = api.inbox.list.useQuery(inboxInput(search), LIVE_LIST);
  return (
    <>
      <AccountHeader title={m.inbox_title()} back={{ label: m.inbox_back(), to: "/supplier-dashboard" }} />
      <Container className="grid gap-5 py-6">
        <InboxFilter search={search} counts={list.data?.counts} />
        <ListBody list={list}>{(data) => <Cards list={data} search={search} />}</ListBody>
        <RefusedLines />
      </Container>
    </>
  );
}

function Cards({ list, search }: { list: Invitations; search: InboxSearch }) {
  if (list.items.length === 0) return <Nothing search={search} />;
  return (
    <section aria-label={m.inbox_title()} className="grid min-w-0 gap-4">
      <h2 aria-live="polite" className="text-gulf-900 text-lg">
        {m.inbox_count(counted(list.total))}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {list.items.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        linkTo={(page, className, children) => (
          <Link to="/inbox" search={{ ...search, page: page > 1 ? page : undefined }} className={className}>
            {children}
          </Link>
        )}
      />
    </section>
  );
}

function Nothing({ search }: { search: InboxSearch }) {
  const isNarrowed = Boolean(search.q || search.status || search.category || search.page);
  return (
    <EmptyState
      title={isNarrowed ? m.inbox_none_found() : m.inbox_none()}
      description={isNarrowed ? m.inbox_none_found_text() : m.inbox_none_text()}
      icon={<Inbox aria-hidden size={40} />}
    >
      <Button asChild>
        {isNarrowed ? (
          <Link to="/inbox" search={{}}>
            {m.inbox_show_open()}
          </Link>
        ) : (
          <Link to="/supplier-dashboard/products" search={{}}>
            {m.inbox_improve_products()}
          </Link>
        )}
      </Button>
    </EmptyState>
  );
}
