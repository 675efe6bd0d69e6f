import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { AdminPage } from "../admin-page.tsx";
import { ListStates } from "../lists/list-states.tsx";
import { ProposalCard } from "./proposal-card.tsx";

/** What one operator proposed and another has to decide, longest waiting first. */
export function ProposalListScreen() {
  const list = api.admin.proposals.useQuery({});
  return (
    <AdminPage title={m.operators_second_title()}>
      <p className="max-w-prose text-sand-700">{m.operators_second_intro()}</p>
      <ListStates query={list} isEmpty={({ items }) => items.length === 0} hint={m.operators_second_empty()}>
        {({ items, hasOther }) => (
          <ul className="grid gap-4">
            {items.map((proposal) => (
              <li key={proposal.id}>
                <ProposalCard proposal={proposal} hasOther={hasOther} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </AdminPage>
  );
}
