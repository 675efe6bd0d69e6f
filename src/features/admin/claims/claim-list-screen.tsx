import { keepPreviousData } from "@tanstack/react-query";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { AdminPage } from "../admin-page.tsx";
import { ListStates } from "../lists/list-states.tsx";
import { PagesOf } from "../lists/pages-of.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { type ClaimSearch, claimsInput } from "./claim-search.ts";

const STATES = [
  [undefined, m.claims_admin_waiting],
  ["owned", m.claims_admin_owned],
  ["refused", m.claims_admin_refused],
] as const;

/** Who says that a listed company is theirs, those that wait longest first, each with its evidence. */
export function ClaimListScreen({ search }: { search: ClaimSearch }) {
  const list = api.admin.companyClaims.useQuery(claimsInput(search), { placeholderData: keepPreviousData });
  return (
    <AdminPage title={m.claims_admin_title()}>
      <FilterChips
        label={m.admin_status_filter()}
        chips={STATES.map(([status, label]) => ({
          label: label(),
          search: status ? { status } : {},
          isShown: status === search.status,
        }))}
      />
      <ListStates query={list} isEmpty={({ items }) => items.length === 0} hint={m.claims_admin_empty()}>
        {(data) => (
          <>
            <ul className="grid gap-4">
              {data.items.map((claim) => (
                <ClaimCard key={claim.id} claim={claim} actions={data.actions} />
              ))}
            </ul>
            <PagesOf list={data} search={search} />
          </>
        )}
      </ListStates>
    </AdminPage>
  );
}
