import { useState } from "react";
import { SUPPLIER_TRANSITIONS, type SupplierAction } from "#domain/suppliers/supplier-machine.ts";
import { formatList } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { itemLabels, queueLabels } from "./company-labels.ts";
import { type Application, inTheWay, type Obstacles } from "./in-the-way.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

type OperatorAction = Exclude<SupplierAction, "provide_info" | "resubmit">;

interface TransitionWords {
  verb: () => string;
  /** What follows from it. */
  hint: () => string;
  variant: "primary" | "secondary" | "danger";
}

const TRANSITIONS: Record<OperatorAction, TransitionWords> = {
  approve: { verb: m.admin_move_approve, hint: m.admin_move_approve_hint, variant: "primary" },
  restore: { verb: m.admin_move_restore, hint: m.admin_move_restore_hint, variant: "primary" },
  request_info: { verb: m.admin_move_request_info, hint: m.admin_move_request_info_hint, variant: "secondary" },
  reject: { verb: m.admin_move_reject, hint: m.admin_move_reject_hint, variant: "danger" },
  suspend: { verb: m.admin_move_suspend, hint: m.admin_move_suspend_hint, variant: "danger" },
  terminate: { verb: m.admin_move_terminate, hint: m.admin_move_terminate_hint, variant: "danger" },
};

interface OperatorTransition extends TransitionWords {
  action: OperatorAction;
}

/** The moves that a state allows, the welcome one first. */
export function operatorTransitions(actions: readonly SupplierAction[]): OperatorTransition[] {
  const allowed = (Object.keys(TRANSITIONS) as OperatorAction[]).filter((action) => actions.includes(action));
  return allowed.map((action) => ({ action, ...TRANSITIONS[action] }));
}

/** The moves of a company that its state allows, each with its dialog. */
export function CompanyTransitions({ application }: { application: Application }) {
  const moves = operatorTransitions(application.actions);
  // It stays while its dialog is open, even when the state does not allow it any more.
  const [chosen, setChosen] = useState<OperatorTransition>();
  const [isOpen, setOpen] = useState(false);
  const choose = (move: OperatorTransition) => {
    setChosen(move);
    setOpen(true);
  };
  return (
    <>
      {moves.length === 0 ? (
        <p className="text-sand-700">{m.admin_decide_nothing()}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {moves.map((move) => (
            <Button
              key={move.action}
              type="button"
              variant={move.variant}
              onClick={() => choose(move)}
              className="max-sm:w-full"
            >
              {move.verb()}
            </Button>
          ))}
        </div>
      )}
      {chosen && <TransitionDialog application={application} move={chosen} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

interface TransitionDialogProps {
  application: Application;
  move: OperatorTransition;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function TransitionDialog({ application, move: { action, verb, hint, variant }, ...dialog }: TransitionDialogProps) {
  const { client, admin } = api.useUtils();
  const { id, version, status } = application;
  const obstacles = inTheWay(application, action, Date.now());
  const needsReason = "needsReason" in SUPPLIER_TRANSITIONS[action] || obstacles !== null;
  const isWelcome = action === "approve" || action === "restore";
  return (
    <ReasonDialog
      {...dialog}
      title={verb()}
      description={hint()}
      reason={needsReason ? "required" : "optional"}
      reasonHint={isWelcome ? m.admin_reason_audit() : m.admin_reason_owner_reads()}
      confirm={obstacles ? m.admin_move_override() : verb()}
      variant={variant}
      draftKey={`admin-move-${id}`}
      stateNow={queueLabels(status)}
      isPossible={application.actions.includes(action)}
      send={async (reason, signal) => {
        const override = obstacles !== null;
        const moved = await client.admin.transitionSupplier.mutate(
          { id, version, action, reason, override },
          { signal },
        );
        void showToast("success", m.admin_move_done({ status: queueLabels(moved.status) }));
      }}
      refresh={() => admin.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    >
      {obstacles && <ObstacleNotice obstacles={obstacles} />}
    </ReasonDialog>
  );
}

function ObstacleNotice({ obstacles: { openItems, isLicenceEnded } }: { obstacles: Obstacles }) {
  const items = formatList(openItems.map(itemLabels), currentLocale());
  return (
    <Notice>
      {openItems.length > 0 && <p>{m.admin_decide_open({ items })}</p>}
      {isLicenceEnded && <p>{m.admin_decide_licence_ended()}</p>}
    </Notice>
  );
}
