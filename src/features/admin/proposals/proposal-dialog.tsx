import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { actionLabels } from "../audit-labels.ts";
import { companyName } from "../company-name.tsx";
import { Fact } from "../fact.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import { type Proposal, type ProposalDecision, subjectName } from "./proposal-subject.ts";

interface ProposalDialogProps {
  proposal: Proposal;
  decision: ProposalDecision;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const DECISIONS = {
  confirm: {
    title: m.operators_second_confirm_of,
    hint: m.operators_second_confirm_hint,
    verb: m.operators_second_confirm,
    done: m.operators_second_confirmed,
    variant: "primary",
  },
  refuse: {
    title: m.operators_second_refuse_of,
    hint: m.operators_second_refuse_hint,
    verb: m.operators_second_refuse,
    done: m.operators_second_refused,
    variant: "danger",
  },
  withdraw: {
    title: m.operators_second_withdraw_of,
    hint: m.operators_second_withdraw_hint,
    verb: m.operators_second_withdraw,
    done: m.operators_second_withdrawn,
    variant: "danger",
  },
} as const;

/** The second click of a second operator's word, where a refusal says why, and of who takes a proposal back. */
export function ProposalDialog({ proposal, decision, ...dialog }: ProposalDialogProps) {
  const { client, admin, orders } = api.useUtils();
  const { id, version } = proposal;
  const { title, hint, verb, done, variant } = DECISIONS[decision];
  return (
    <ReasonDialog
      {...dialog}
      title={title({ name: subjectName(proposal) })}
      description={hint()}
      reason={decision === "refuse" ? "required" : "none"}
      reasonHint={m.admin_reason_audit()}
      confirm={verb()}
      variant={variant}
      draftKey={`admin-proposal-${id}`}
      stateNow={m.operators_second_title()}
      isPossible
      send={async (reason, signal) => {
        const decided = client.admin.decideProposal.mutate({ id, version, action: decision, reason }, { signal });
        await decided.catch(tellThatItIsOver);
        void showToast("success", done());
      }}
      refresh={async () => {
        await Promise.all([admin.invalidate(), orders.invalidate()]);
      }}
      onDone={() => dialog.onOpenChange(false)}
    >
      <ProposalFacts proposal={proposal} />
    </ReasonDialog>
  );
}

/** Once it is read again it is gone from the page, and the dialog with it. */
function tellThatItIsOver(error: unknown): never {
  if (toCallFailure(error).code === "CONFLICT") void showToast("error", m.operators_second_over());
  throw error;
}

/** What a second operator says yes or no to, said again where they say it: the decision, the company or the order, and the sum. */
export function ProposalFacts({ proposal }: { proposal: Proposal }) {
  const { action, reference, names, totalMinor, currency } = proposal;
  return (
    <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      <Fact label={m.operators_second_what()}>{actionLabels(action)}</Fact>
      {reference !== null && (
        <Fact label={m.operators_second_order_of()}>
          <Ltr>{reference}</Ltr>
        </Fact>
      )}
      <Fact label={reference === null ? m.operators_second_company_of() : m.operators_second_seller()}>
        {companyName(names)}
      </Fact>
      {totalMinor !== null && currency !== null && (
        <Fact label={m.operators_second_total()}>
          <Price minor={totalMinor} currency={currency} />
        </Fact>
      )}
    </dl>
  );
}
