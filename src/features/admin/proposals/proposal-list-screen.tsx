import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { AdminPage } from "../admin-page.tsx";
import { ListStates } from "../lists/list-states.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import type { Refusal } from "./proposal-subject.ts";
import { RefusedProposal } from "./refused-proposal.tsx";

/** What one operator proposed and another has to decide, longest waiting first; then what was refused of one's own, and why. */
export function ProposalListScreen() {
  const list = api.admin.proposals.useQuery({});
  return (
    <AdminPage title={m.operators_second_title()}>
      <p className="max-w-prose text-sand-700">{m.operators_second_intro()}</p>
      <ListStates
        query={list}
        isEmpty={({ items, refused }) => items.length + refused.length === 0}
        hint={m.operators_second_empty()}
      >
        {({ items, hasOther, refused }) => (
          <div className="grid gap-6">
            {items.length === 0 && <p className="text-sand-700">{m.operators_second_empty()}</p>}
            <ul className="grid gap-4 empty:hidden">
              {items.map((proposal) => (
                <li key={proposal.id}>
                  <ProposalCard proposal={proposal} hasOther={hasOther} />
                </li>
              ))}
            </ul>
            {refused.length > 0 && <Refused refused={refused} />}
          </div>
        )}
      </ListStates>
    </AdminPage>
  );
}

function Refused({ refused }: { refused: Refusal[] }) {
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-gulf-900 text-xl">{m.operators_second_refused_yours()}</h2>
        <p className="text-sand-700">{m.operators_second_refused_days()}</p>
      </div>
      <ul className="grid gap-4">
        {refused.map((refusal) => (
          <li key={refusal.id}>
            <RefusedProposal refusal={refusal} />
          </li>
        ))}
      </ul>
    </section>
  );
}
