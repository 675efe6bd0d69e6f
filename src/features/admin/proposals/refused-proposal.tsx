import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Written } from "#src/ui/text/bdi.tsx";
import { actionLabels } from "../audit-labels.ts";
import { Fact } from "../fact.tsx";
import { GivenReason, ProposalHead } from "./proposal-head.tsx";
import type { Refusal } from "./proposal-subject.ts";

interface RefusedProposalProps {
  refusal: Refusal;
  /** True on the page of what it is about, which needs no way there. */
  isHere?: boolean;
}

/** What another operator refused of one's own, and why: the words of who refused. */
export function RefusedProposal({ refusal, isHere = false }: RefusedProposalProps) {
  const { action, reason, refuser, refusedAt } = refusal;
  return (
    <article className="grid min-w-0 gap-4 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <ProposalHead proposal={refusal} title={isHere ? m.operators_second_refused_own() : null} />
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Fact label={m.operators_second_what()}>{actionLabels(action)}</Fact>
        <Fact label={m.operators_second_refused_by()}>
          {refuser && (
            <>
              <Written>{refuser}</Written> ·{" "}
            </>
          )}
          {formatDateTime(refusedAt, currentLocale())}
        </Fact>
      </dl>
      <GivenReason reason={reason} />
    </article>
  );
}
