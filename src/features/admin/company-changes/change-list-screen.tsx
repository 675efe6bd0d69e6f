import { keepPreviousData } from "@tanstack/react-query";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { AdminPage } from "../admin-page.tsx";
import { ListStates } from "../lists/list-states.tsx";
import { PagesOf } from "../lists/pages-of.tsx";
import { ChangeCard } from "./change-card.tsx";

/** What an address of the queue asks for. */
export interface ChangeSearch {
  page?: number | undefined;
}

/** Changes of companies that wait for a decision, the oldest first. */
export function ChangeListScreen({ search }: { search: ChangeSearch }) {
  const list = api.admin.companyRevisions.useQuery({ page: search.page ?? 1 }, { placeholderData: keepPreviousData });
  return (
    <AdminPage title={m.company_changes_queue()}>
      <p className="text-sand-700">{m.admin_overview_promise()}</p>
      <ListStates query={list} isEmpty={({ items }) => items.length === 0} hint={m.company_changes_empty()}>
        {(data) => (
          <>
            <ul className="grid gap-4">
              {data.items.map((change) => (
                <ChangeCard key={change.id} change={change} actions={data.actions} />
              ))}
            </ul>
            <PagesOf list={data} search={search} />
          </>
        )}
      </ListStates>
    </AdminPage>
  );
}
