import { useState } from "react";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { actionLabels } from "../audit-labels.ts";
import { Fact } from "../fact.tsx";
import { ProposalDialog } from "./proposal-dialog.tsx";
import { GivenReason, ProposalHead } from "./proposal-head.tsx";
import { type Proposal, type ProposalDecision, subjectName } from "./proposal-subject.ts";

type Proposals = ApiOutputs["admin"]["proposals"];

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
    <article
      {...(isHere ? { id: "proposal" } : {})}
      className="grid min-w-0 scroll-mt-24 gap-4 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5"
    >
      <ProposalHead proposal={proposal} title={isHere ? m.operators_second_title() : null} />
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
      <GivenReason reason={reason} />
      {isOwn && (
        <p className="text-sand-700">{hasOther[kind] ? m.operators_second_own() : m.operators_second_alone()}</p>
      )}
      <Decisions proposal={proposal} />
    </article>
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
