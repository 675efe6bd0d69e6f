import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import { type Proposal, type ProposalDecision, subjectName } from "./proposal-subject.ts";

interface ProposalDialogProps {
  proposal: Proposal;
  decision: ProposalDecision;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The second click of a second operator's word; a refusal says why. */
export function ProposalDialog({ proposal, decision, ...dialog }: ProposalDialogProps) {
  const { client, admin } = api.useUtils();
  const { id, version } = proposal;
  const name = subjectName(proposal);
  const isConfirming = decision === "confirm";
  return (
    <ReasonDialog
      {...dialog}
      title={isConfirming ? m.operators_second_confirm_of({ name }) : m.operators_second_refuse_of({ name })}
      description={isConfirming ? m.operators_second_confirm_hint() : m.operators_second_refuse_hint()}
      reason={isConfirming ? "none" : "required"}
      reasonHint={m.admin_reason_audit()}
      confirm={isConfirming ? m.operators_second_confirm() : m.operators_second_refuse()}
      variant={isConfirming ? "primary" : "danger"}
      draftKey={`admin-proposal-${id}`}
      stateNow={m.operators_second_title()}
      isPossible
      send={async (reason, signal) => {
        await client.admin.decideProposal.mutate({ id, version, action: decision, reason }, { signal });
        void showToast("success", isConfirming ? m.operators_second_confirmed() : m.operators_second_refused());
      }}
      refresh={() => admin.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}
