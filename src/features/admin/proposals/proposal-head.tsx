import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { companyName } from "../company-name.tsx";
import type { Proposal } from "./proposal-subject.ts";

const KINDS = { company_exception: m.operators_second_company, order_ruling: m.operators_second_order };

type Headed = Pick<Proposal, "kind" | "reference" | "names" | "subjectId">;

interface ProposalHeadProps {
  proposal: Headed;
  /** What it is called on the page of what it is about, which needs no way there; null elsewhere. */
  title: string | null;
}

/** What a proposal is about, with the way there, and of which kind it is. */
export function ProposalHead({ proposal, title }: ProposalHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="min-w-0 font-bold text-gulf-900 text-lg">{title ?? <Subject proposal={proposal} />}</h2>
      <Badge tone="brass">{labelOf(KINDS, proposal.kind)}</Badge>
    </div>
  );
}

function Subject({ proposal: { reference, names, subjectId } }: { proposal: Headed }) {
  if (reference !== null) {
    return (
      <Link to="/orders/$reference" params={{ reference }} className={TEXT_LINK}>
        <Ltr>{reference}</Ltr>
      </Link>
    );
  }
  return (
    <Link to="/admin/applications/$id" params={{ id: subjectId }} className={TEXT_LINK}>
      {companyName(names)}
    </Link>
  );
}

/** Why one operator proposed or another refused, as it was typed. */
export function GivenReason({ reason }: { reason: string }) {
  return (
    <p
      dir="auto"
      className="wrap-break-word max-w-prose whitespace-pre-line border-brass-300 border-s-2 ps-3 text-sand-800"
    >
      {reason}
    </p>
  );
}
