import { CLAIM_TRANSITIONS, type ClaimAction } from "#domain/suppliers/claim-machine.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { companyName } from "../company-name.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import type { AdminClaim } from "./claim-card.tsx";

interface ClaimDialogProps {
  claim: AdminClaim;
  action: ClaimAction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const STATES = { claimed: m.claims_admin_waiting, owned: m.claims_admin_owned, refused: m.claims_admin_refused };

/** The second click of a decision on a claim; a refusal says why. */
export function ClaimDialog({ claim, action, ...dialog }: ClaimDialogProps) {
  const { client, admin } = api.useUtils();
  const { id, version, status } = claim;
  const name = isolated(companyName(claim.names));
  const isAccepting = action === "accept";
  return (
    <ReasonDialog
      {...dialog}
      title={isAccepting ? m.claims_admin_accept_of({ name }) : m.claims_admin_refuse_of({ name })}
      description={isAccepting ? m.claims_admin_accept_hint() : m.claims_admin_refuse_hint()}
      reason={"needsReason" in CLAIM_TRANSITIONS[action] ? "required" : "none"}
      reasonHint={m.admin_reason_audit()}
      confirm={isAccepting ? m.claims_admin_accept() : m.claims_admin_refuse()}
      variant={isAccepting ? "primary" : "danger"}
      draftKey={`admin-claim-${id}`}
      stateNow={labelOf(STATES, status)}
      isPossible={status === "claimed"}
      send={async (reason, signal) => {
        await client.admin.decideClaim.mutate({ id, version, action, reason }, { signal });
        void showToast("success", isAccepting ? m.claims_admin_accepted() : m.claims_admin_refused_done());
      }}
      refresh={() => admin.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}
