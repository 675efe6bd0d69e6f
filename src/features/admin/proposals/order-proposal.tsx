import { holdsOne } from "#domain/identity/grants.ts";
import { PROPOSAL_GRANTS } from "#domain/identity/needed-grants.ts";
import { useSession } from "#src/lib/session/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";

const loadProposal = () => import("./subject-proposal.tsx").then(({ SubjectProposal }) => SubjectProposal);

interface OrderProposalProps {
  reference: string;
  side: string;
}

/** The ruling that one operator proposed on an order, for operators who rule; its code is fetched for them alone. */
export function OrderProposal({ reference, side }: OrderProposalProps) {
  const { session } = useSession();
  const isTheirs = side === "admin" && holdsOne(PROPOSAL_GRANTS.order_ruling, session?.grants ?? []);
  const { Component } = useLazyComponent(loadProposal, isTheirs);
  return isTheirs && Component ? <Component about={reference} /> : null;
}
