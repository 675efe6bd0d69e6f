import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { actionLabels } from "../audit-labels.ts";
import { companyName } from "../company-name.tsx";
import { Fact } from "../fact.tsx";
import { ProposalDialog } from "./proposal-dialog.tsx";
import { type Proposal, type ProposalDecision, subjectName } from "./proposal-subject.ts";

type Proposals = ApiOutputs["admin"]["proposals"];

const KINDS = { company_exception: m.operators_second_company, order_ruling: m.operators_second_order };

interface ProposalCardProps {
  proposal: Proposal;
  hasOther: Proposals["hasOther"];
  /** True on the page of what it is about, which needs no way there. */
  isHere?: boolean;
}

/** A proposal: what it is about, who proposed what and why, and the word of a second operator. */
export function ProposalCard({ proposal, hasOther, isHere = false }: ProposalCardProps) {
  const { kind, action, reason, proposer, createdAt, expiresAt, isOwn } = proposal;
  return (
    <article className="grid min-w-0 gap-4 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-bold text-gulf-900 text-lg">
          {isHere ? m.operators_second_title() : <Subject proposal={proposal} />}
        </h2>
        <Badge tone="brass">{labelOf(KINDS, kind)}</Badge>
      </div>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Fact label={m.operators_second_what()}>{actionLabels(action)}</Fact>
        <Fact label={m.operators_second_by()}>
          {proposer && <Written>{proposer.name}</Written>} · {formatDateTime(createdAt, currentLocale())}
        </Fact>
        <Fact label={m.operators_second_until()}>{formatDateTime(expiresAt, currentLocale())}</Fact>
        {proposal.totalMinor !== null && proposal.currency !== null && (
          <Fact label={m.operators_second_total()}>
            <Price minor={proposal.totalMinor} currency={proposal.currency} />
          </Fact>
        )}
      </dl>
      <p
        dir="auto"
        className="wrap-break-word max-w-prose whitespace-pre-line border-brass-300 border-s-2 ps-3 text-sand-800"
      >
        {reason}
      </p>
      {isOwn && (
        <p className="text-sand-700">{hasOther[kind] ? m.operators_second_own() : m.operators_second_alone()}</p>
      )}
      <Decisions proposal={proposal} />
    </article>
  );
}

function Subject({ proposal: { reference, names, subjectId } }: { proposal: Proposal }) {
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

const BUTTONS = {
  confirm: { label: m.operators_second_confirm, name: m.operators_second_confirm_of, variant: "primary" },
  refuse: { label: m.operators_second_refuse, name: m.operators_second_refuse_of, variant: "danger" },
  withdraw: { label: m.operators_second_withdraw, name: m.operators_second_withdraw_of, variant: "secondary" },
} as const;

/** What is open to who looks: another decides, who proposed it may take it back. */
function Decisions({ proposal }: { proposal: Proposal }) {
  const decisions: ProposalDecision[] = proposal.isOwn ? ["withdraw"] : ["confirm", "refuse"];
  const [chosen, setChosen] = useState<ProposalDecision>();
  const [isOpen, setOpen] = useState(false);
  const name = subjectName(proposal);
  return (
    <div className="flex flex-wrap gap-3">
      {decisions.map((decision) => (
        <Button
          key={decision}
          type="button"
          variant={BUTTONS[decision].variant}
          aria-label={BUTTONS[decision].name({ name })}
          onClick={() => {
            setChosen(decision);
            setOpen(true);
          }}
          className="max-sm:w-full"
        >
          {BUTTONS[decision].label()}
        </Button>
      ))}
      {chosen && <ProposalDialog proposal={proposal} decision={chosen} open={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}
