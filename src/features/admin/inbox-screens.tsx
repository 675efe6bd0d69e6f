import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { InboxName } from "#domain/admin/inbox.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import type { ListRead } from "#src/ui/list/list-body.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { AdminPage } from "./admin-page.tsx";
import { InboxCard, WrittenText } from "./inbox-card.tsx";
import { type InboxSearch, inboxInput } from "./inbox-search.ts";
import { LeadDetails } from "./lead-details.tsx";
import { ListFilter } from "./lists/list-filter.tsx";
import { ListStates } from "./lists/list-states.tsx";
import { PagesOf } from "./lists/pages-of.tsx";
import { useOpenParts } from "./operators/if-open.tsx";

const KEPT = { placeholderData: keepPreviousData };

/** Messages of the contact form. */
export function ContactMessagesScreen({ search }: { search: InboxSearch }) {
  const list = api.admin.contactMessages.useQuery(inboxInput(search), KEPT);
  return (
    <Inbox name="contact_message" title={m.admin_queue_messages()} search={search} list={list}>
      {(item) => (
        <InboxCard
          key={item.id}
          inbox="contact_message"
          item={item}
          title={item.subject}
          sender={item.company ? `${item.name} · ${item.company}` : item.name}
        >
          <WrittenText>{item.message}</WrittenText>
        </InboxCard>
      )}
    </Inbox>
  );
}

/** Companies that left their data on the home page. */
export function LeadsScreen({ search }: { search: InboxSearch }) {
  const list = api.admin.leads.useQuery(inboxInput(search), KEPT);
  return (
    <Inbox name="lead" title={m.admin_queue_leads()} search={search} list={list}>
      {(item) => (
        <InboxCard
          key={item.id}
          inbox="lead"
          item={item}
          title={item.companyName}
          sender={`${item.contactName} · ${countryName(item.country)}`}
          badge={
            <Badge tone={item.kind === "buyer" ? "gulf" : "brass"}>
              {item.kind === "buyer" ? m.admin_lead_buyer() : m.admin_lead_supplier()}
            </Badge>
          }
        >
          <LeadDetails details={item.details} />
        </InboxCard>
      )}
    </Inbox>
  );
}

/** Tips that visitors shared. */
export function TipSubmissionsScreen({ search }: { search: InboxSearch }) {
  const list = api.admin.tips.useQuery(inboxInput(search), KEPT);
  return (
    <Inbox name="tip_submission" title={m.admin_queue_tips()} search={search} list={list}>
      {(item) => (
        <InboxCard
          key={item.id}
          inbox="tip_submission"
          item={item}
          title={item.title}
          sender={item.authorName}
          action={item.status === "new" && <TakeOver id={item.id} />}
        >
          <WrittenText>{item.content}</WrittenText>
        </InboxCard>
      )}
    </Inbox>
  );
}

/** Begins a tip of the platform with what was shared. */
function TakeOver({ id }: { id: string }) {
  if (!useOpenParts()("/admin/content")) return null;
  return (
    <Button asChild>
      <Link to="/admin/content/tips/new" search={{ from: id }}>
        {m.editor_take_over()}
      </Link>
    </Button>
  );
}

interface Page<Item> {
  items: Item[];
  page: number;
  pageSize: number;
  total: number;
}

interface InboxProps<Item> {
  name: InboxName;
  title: string;
  search: InboxSearch;
  list: ListRead<Page<Item>>;
  children: (item: Item) => ReactNode;
}

function Inbox<Item extends { id: string }>({ name, title, search, list, children }: InboxProps<Item>) {
  return (
    <AdminPage title={title}>
      <InboxFilter search={search} />
      <ListStates query={list} isEmpty={({ items }) => items.length === 0} hint={emptyInboxLabels(search)}>
        {(data) => (
          <>
            {search.status === undefined && data.items.length > 1 && (
              <SettlePage inbox={name} ids={data.items.map(({ id }) => id)} />
            )}
            <ul className="grid gap-4">{data.items.map(children)}</ul>
            <PagesOf list={data} search={search} />
          </>
        )}
      </ListStates>
    </AdminPage>
  );
}

/** Of an inbox that shows nothing: nobody wrote, nothing was done yet, or the words find none. */
export function emptyInboxLabels({ status, q }: InboxSearch): string {
  if (q !== undefined) return m.admin_find_nothing();
  return status === "done" ? m.admin_inbox_none_done() : m.admin_inbox_none_new();
}

/** New things or those that are done, and words to find among them; another state keeps the words. */
function InboxFilter({ search }: { search: InboxSearch }) {
  return (
    <ListFilter
      search={search}
      label={m.admin_status_filter()}
      param="status"
      choices={[undefined, "done"] as const}
      nameOf={(status) => (status ? m.admin_inbox_done() : m.admin_inbox_new())}
      words={m.admin_inbox_search()}
    />
  );
}

/** Puts all that this page of an inbox shows aside as done; each can be taken back under "done". */
function SettlePage({ inbox, ids }: { inbox: InboxName; ids: string[] }) {
  const { admin } = api.useUtils();
  const settling = api.admin.settleMany.useMutation({
    onSuccess: ({ count }) => void showToast("success", m.admin_inbox_settled_many(counted(count))),
    onError: () => void showToast("error", m.admin_inbox_failed()),
    onSettled: () => admin.invalidate(),
  });
  return (
    <div>
      <Button
        type="button"
        variant="secondary"
        busy={settling.isPending}
        onClick={() => settling.mutate({ inbox, ids })}
      >
        {m.admin_inbox_settle_page(counted(ids.length))}
      </Button>
    </div>
  );
}
