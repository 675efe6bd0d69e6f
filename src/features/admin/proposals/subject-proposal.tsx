import { api } from "#src/lib/calls/trpc.ts";
import { ProposalCard } from "./proposal-card.tsx";

/**
 * The proposal that is open on a company or an order, on the page of that; nothing where there is none.
 * @param about the company's id, or the order's reference
 */
export function SubjectProposal({ about }: { about: string }) {
  const { data } = api.admin.proposals.useQuery({ about });
  const [proposal] = data?.items ?? [];
  return proposal && data ? <ProposalCard proposal={proposal} hasOther={data.hasOther} isHere /> : null;
}
