import { useState } from "react";
import { SUPPLIER_MOVES, type SupplierAction } from "#domain/suppliers/supplier-machine.ts";
import { formatList } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { itemWords, queueWords } from "./company-words.ts";
import { type Application, inTheWay, type Obstacles } from "./in-the-way.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

type HouseAction = Exclude<SupplierAction, "provide_info" | "resubmit">;

interface MoveWords {
  verb: () => string;
  /** What follows from it. */
  hint: () => string;
  look: "primary" | "secondary" | "danger";
}

const MOVES: Record<HouseAction, MoveWords> = {
  approve: { verb: m.admin_move_approve, hint: m.admin_move_approve_hint, look: "primary" },
  restore: { verb: m.admin_move_restore, hint: m.admin_move_restore_hint, look: "primary" },
  request_info: { verb: m.admin_move_request_info, hint: m.admin_move_request_info_hint, look: "secondary" },
  reject: { verb: m.admin_move_reject, hint: m.admin_move_reject_hint, look: "danger" },
  suspend: { verb: m.admin_move_suspend, hint: m.admin_move_suspend_hint, look: "danger" },
  terminate: { verb: m.admin_move_terminate, hint: m.admin_move_terminate_hint, look: "danger" },
};

interface HouseMove extends MoveWords {
  action: HouseAction;
}

/** The moves that a state allows, the welcome one first. */
export function houseMoves(actions: readonly SupplierAction[]): HouseMove[] {
  const allowed = (Object.keys(MOVES) as HouseAction[]).filter((action) => actions.includes(action));
  return allowed.map((action) => ({ action, ...MOVES[action] }));
}

/** The moves of a company that its state allows, each with its dialog. */
export function CompanyMoves({ application }: { application: Application }) {
  const moves = houseMoves(application.actions);
  // It stays while its dialog is open, even when the state does not allow it any more.
  const [chosen, setChosen] = useState<HouseMove>();
  const [isOpen, setOpen] = useState(false);
  const choose = (move: HouseMove) => {
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
              look={move.look}
              onClick={() => choose(move)}
              className="max-sm:w-full"
            >
              {move.verb()}
            </Button>
          ))}
        </div>
      )}
      {chosen && <MoveDialog application={application} move={chosen} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

interface MoveDialogProps {
  application: Application;
  move: HouseMove;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function MoveDialog({ application, move: { action, verb, hint, look }, ...dialog }: MoveDialogProps) {
  const { client, admin } = api.useUtils();
  const { id, version, status } = application;
  const obstacles = inTheWay(application, action, Date.now());
  const needsReason = "needsReason" in SUPPLIER_MOVES[action] || obstacles !== null;
  const isWelcome = action === "approve" || action === "restore";
  return (
    <ReasonDialog
      {...dialog}
      title={verb()}
      description={hint()}
      reason={needsReason ? "required" : "optional"}
      reasonHint={isWelcome ? m.admin_reason_audit() : m.admin_reason_owner_reads()}
      confirm={obstacles ? m.admin_move_override() : verb()}
      look={look}
      draftKey={`admin-move-${id}`}
      stateNow={queueWords(status)}
      isPossible={application.actions.includes(action)}
      send={async (reason, signal) => {
        const override = obstacles !== null;
        const moved = await client.admin.moveSupplier.mutate({ id, version, action, reason, override }, { signal });
        void showToast("success", m.admin_move_done({ status: queueWords(moved.status) }));
      }}
      refresh={() => admin.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    >
      {obstacles && <ObstacleNotice obstacles={obstacles} />}
    </ReasonDialog>
  );
}

function ObstacleNotice({ obstacles: { openItems, isLicenceEnded } }: { obstacles: Obstacles }) {
  const items = formatList(openItems.map(itemWords), currentLocale());
  return (
    <Notice>
      {openItems.length > 0 && <p>{m.admin_decide_open({ items })}</p>}
      {isLicenceEnded && <p>{m.admin_decide_licence_ended()}</p>}
    </Notice>
  );
}
