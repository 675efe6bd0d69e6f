import { useState } from "react";
import { SUPPLIER_TRANSITIONS, type SupplierAction } from "#domain/suppliers/supplier-machine.ts";
import { formatList } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { type AcceptedItem, type Approval, approvalOf } from "./approval.ts";
import { AcceptedWith, useApproveNow } from "./approve-now.tsx";
import { ToOpen } from "./checklist-documents.tsx";
import { itemLabels, queueLabels } from "./company-labels.ts";
import { type Application, inTheWay, type Obstacles } from "./in-the-way.ts";
import type { Proposal } from "./proposals/proposal-subject.ts";
import { useOpenQueue } from "./queue/queue-context.ts";
import { useDecisionKeys } from "./queue/use-queue-keys.ts";
import { DecisionProblem, ReasonDialog } from "./reason-dialog.tsx";
import type { SeenDocuments } from "./seen-documents.ts";

type OperatorAction = Exclude<SupplierAction, "provide_info" | "resubmit">;

interface TransitionWords {
  verb: () => string;
  /** What follows from it. */
  hint: () => string;
  variant: "primary" | "secondary" | "danger";
}

const TRANSITIONS: Record<OperatorAction, TransitionWords> = {
  approve: { verb: m.admin_transition_approve, hint: m.admin_transition_approve_hint, variant: "primary" },
  restore: { verb: m.admin_transition_restore, hint: m.admin_transition_restore_hint, variant: "primary" },
  request_info: {
    verb: m.admin_transition_request_info,
    hint: m.admin_transition_request_info_hint,
    variant: "secondary",
  },
  reject: { verb: m.admin_transition_reject, hint: m.admin_transition_reject_hint, variant: "danger" },
  suspend: { verb: m.admin_transition_suspend, hint: m.admin_transition_suspend_hint, variant: "danger" },
  terminate: { verb: m.admin_transition_terminate, hint: m.admin_transition_terminate_hint, variant: "danger" },
};

interface OperatorTransition extends TransitionWords {
  action: OperatorAction;
}

/** The moves that a state allows, the welcome one first. */
export function operatorTransitions(actions: readonly SupplierAction[]): OperatorTransition[] {
  const allowed = (Object.keys(TRANSITIONS) as OperatorAction[]).filter((action) => actions.includes(action));
  return allowed.map((action) => ({ action, ...TRANSITIONS[action] }));
}

interface CompanyTransitionsProps {
  application: Application;
  files: SeenDocuments;
}

/** The moves of a company that its state allows, each with its dialog; an approval that nothing is missing for has none. */
export function CompanyTransitions({ application, files }: CompanyTransitionsProps) {
  const { data } = api.admin.proposals.useQuery({ about: application.id });
  const [proposal] = data?.items ?? [];
  // What is proposed already waits for a colleague; any other move makes the proposal lapse.
  const possible = application.actions.filter((action) => action !== proposal?.action);
  const moves = operatorTransitions(possible);
  // It stays while its dialog is open, even when the state does not allow it any more.
  const [chosen, setChosen] = useState<OperatorTransition>();
  const [isOpen, setOpen] = useState(false);
  const approval = approvalOf(application, files.seen, Date.now());
  const now = useApproveNow({ application, accept: approval.accept });
  const choose = (move: OperatorTransition) => {
    if (move.action === "approve" && isComplete(application, approval)) return void now.approve();
    now.forget();
    setChosen(move);
    setOpen(true);
  };
  const mayApprove = possible.includes("approve");
  const byKey = (...actions: readonly OperatorAction[]) => {
    const move = moves.find(({ action }) => actions.includes(action));
    return move && !now.isBusy ? () => choose(move) : undefined;
  };
  useDecisionKeys({ approve: byKey("approve"), refuse: byKey("request_info", "reject") });
  return (
    <>
      {proposal && <SecondNeeded proposal={proposal} />}
      {moves.length === 0 ? (
        <p className="text-sand-700">{m.admin_decide_nothing()}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {moves.map((move) => (
            <Button
              key={move.action}
              type="button"
              variant={move.variant}
              busy={now.isBusy && move.action === "approve"}
              onClick={() => choose(move)}
              className="max-sm:w-full"
            >
              {move.verb()}
            </Button>
          ))}
        </div>
      )}
      {mayApprove && <AcceptedWith accept={approval.accept} />}
      <DecisionProblem problem={now.failure && { failure: now.failure }} stateNow={queueLabels(application.status)} />
      {chosen && (
        <TransitionDialog {...{ application, approval, files }} move={chosen} open={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}

/** Why what is proposed can't be done here a second time. */
function SecondNeeded({ proposal: { isOwn } }: { proposal: Proposal }) {
  return (
    <p className="text-sand-800">
      {isOwn ? m.operators_second_own_waits() : m.operators_second_other_waits()}{" "}
      <a href="#proposal" className={TEXT_LINK}>
        {m.operators_second_see()}
      </a>
    </p>
  );
}

function isComplete(application: Application, { accept }: Approval): boolean {
  return obstaclesOf(application, "approve", accept) === null;
}

function obstaclesOf(application: Application, action: OperatorAction, accept: readonly AcceptedItem[]) {
  const accepted = action === "approve" ? accept.map(({ item }) => item) : [];
  return inTheWay(application, action, Date.now(), accepted);
}

interface TransitionDialogProps extends CompanyTransitionsProps {
  approval: Approval;
  move: OperatorTransition;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function TransitionDialog(props: TransitionDialogProps) {
  const { application, approval, files, move, ...dialog } = props;
  const { action, verb, hint, variant } = move;
  const { client, admin } = api.useUtils();
  const { goOn } = useOpenQueue();
  const { id, version, status } = application;
  const accept = action === "approve" ? approval.accept : [];
  const obstacles = obstaclesOf(application, action, accept);
  const needsReason = "needsReason" in SUPPLIER_TRANSITIONS[action] || obstacles !== null;
  const isWelcome = action === "approve" || action === "restore";
  return (
    <ReasonDialog
      {...dialog}
      title={verb()}
      description={hint()}
      reason={needsReason ? "required" : "optional"}
      {...(action === "request_info" ? { reasonLabel: m.admin_transition_request_info_what() } : {})}
      reasonHint={isWelcome ? m.admin_reason_audit() : m.admin_reason_owner_reads()}
      confirm={obstacles ? m.admin_transition_override() : verb()}
      variant={variant}
      draftKey={`admin-move-${id}`}
      stateNow={queueLabels(status)}
      isPossible={application.actions.includes(action)}
      send={async (reason, signal) => {
        const input = { id, version, action, reason, override: obstacles !== null, accept };
        const moved = await client.admin.transitionSupplier.mutate(input, { signal });
        const done = m.admin_transition_done({ status: queueLabels(moved.status) });
        void showToast("success", moved.isProposed ? m.operators_second_sent() : done);
      }}
      refresh={() => admin.invalidate()}
      onDone={() => {
        dialog.onOpenChange(false);
        void goOn();
      }}
    >
      {obstacles && <ObstacleNotice obstacles={obstacles} />}
      {action === "approve" && <ToOpen items={approval.unopened} files={files} />}
      <AcceptedWith accept={accept} />
    </ReasonDialog>
  );
}

function ObstacleNotice({ obstacles: { openItems, isLicenceEnded } }: { obstacles: Obstacles }) {
  const items = formatList(openItems.map(itemLabels), currentLocale());
  return (
    <Notice>
      {openItems.length > 0 && <p>{m.admin_decide_open({ items })}</p>}
      {isLicenceEnded && <p>{m.admin_decide_licence_ended()}</p>}
      <p>{m.operators_second_needed()}</p>
    </Notice>
  );
}
