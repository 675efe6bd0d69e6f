import { api } from "#src/lib/calls/trpc.ts";
import { ProposalCard } from "./proposal-card.tsx";
import { RefusedProposal } from "./refused-proposal.tsx";

/**
 * The proposal that is open on a company or an order, on the page of that, else why one's own was refused; nothing where
 * there is neither.
 * @param about the company's id, or the order's reference
 */
export function SubjectProposal({ about }: { about: string }) {
  const { data } = api.admin.proposals.useQuery({ about });
  const [proposal] = data?.items ?? [];
  if (proposal && data) return <ProposalCard proposal={proposal} hasOther={data.hasOther} isHere />;
  const [refusal] = data?.refused ?? [];
  return refusal ? <RefusedProposal refusal={refusal} isHere /> : null;
}
