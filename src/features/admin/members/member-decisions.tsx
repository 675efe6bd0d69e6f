import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ACCOUNT_TRANSITIONS, type AccountTransition } from "#domain/identity/account-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { useOpenParts } from "../operators/if-open.tsx";
import { type ReadySentence, ReasonDialog } from "../reason-dialog.tsx";
import type { MemberPage } from "./member-screen.tsx";

const TRANSITIONS: Record<
  AccountTransition,
  { verb: () => string; hint: () => string; variant: "primary" | "danger" }
> = {
  suspend: { verb: m.members_suspend, hint: m.members_suspend_hint, variant: "danger" },
  restore: { verb: m.members_restore, hint: m.members_restore_hint, variant: "primary" },
};

const REASONS = [
  m.members_reason_spam,
  m.members_reason_false_data,
  m.members_reason_abuse,
  m.members_reason_stolen,
] as const;

type Choice = AccountTransition | "end_sessions";

/** A later server may allow what this page can't do. */
function isMove(action: string): action is AccountTransition {
  return Object.hasOwn(TRANSITIONS, action);
}

/** What the account's state allows, each with its dialog; of one's own nothing. */
export function MemberDecisions({ member }: { member: MemberPage }) {
  // It stays while its dialog is open, even when the state does not allow it any more.
  const [chosen, setChosen] = useState<Choice>();
  const [isOpen, setOpen] = useState(false);
  const choose = (choice: Choice) => {
    setChosen(choice);
    setOpen(true);
  };
  if (!member.isSelf && !member.isOpen) return <p className="text-sand-700">{m.operators_missing_call()}</p>;
  if (member.isSelf) return <p className="text-sand-700">{m.members_self()}</p>;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {member.actions.filter(isMove).map((action) => (
          <Button
            key={action}
            type="button"
            variant={TRANSITIONS[action].variant}
            onClick={() => choose(action)}
            className="max-sm:w-full"
          >
            {TRANSITIONS[action].verb()}
          </Button>
        ))}
        {member.sessions.count > 0 && (
          <Button type="button" variant="secondary" onClick={() => choose("end_sessions")} className="max-sm:w-full">
            {m.members_end_sessions()}
          </Button>
        )}
      </div>
      {chosen === "end_sessions" && <EndSessionsDialog member={member} open={isOpen} onOpenChange={setOpen} />}
      {chosen && chosen !== "end_sessions" && (
        <TransitionDialog member={member} action={chosen} open={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}

interface DialogProps {
  member: MemberPage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function TransitionDialog({ member, action, ...dialog }: DialogProps & { action: AccountTransition }) {
  const { client, admin } = api.useUtils();
  const { id, locale } = member;
  const { verb, hint, variant } = TRANSITIONS[action];
  const needsReason = "needsReason" in ACCOUNT_TRANSITIONS[action];
  return (
    <ReasonDialog
      {...dialog}
      title={verb()}
      description={hint()}
      reason={needsReason ? "required" : "optional"}
      reasonHint={needsReason ? m.members_reason_reads() : m.admin_reason_audit()}
      sentences={
        needsReason ? REASONS.map((words): ReadySentence => ({ label: words(), text: words({}, { locale }) })) : []
      }
      confirm={verb()}
      variant={variant}
      draftKey={`admin-user-${id}`}
      stateNow={stateNow(member.state)}
      isPossible={member.actions.includes(action)}
      send={async (reason, signal) => {
        const { state } = await client.admin.transitionUser.mutate({ id, action, reason }, { signal });
        void showToast("success", m.members_done({ state: stateNow(state) }));
      }}
      refresh={() => admin.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    >
      {action === "suspend" && <CompanyStays member={member} />}
    </ReasonDialog>
  );
}

/** An account is not its company: the way to the company's own suspension. */
function CompanyStays({ member: { company } }: { member: MemberPage }) {
  const isOpen = useOpenParts();
  if (company?.status !== "approved" || !isOpen("/admin/applications")) return null;
  return (
    <Notice>
      <Link to="/admin/applications/$id" params={{ id: company.id }} className={TEXT_LINK}>
        {m.members_suspend_company()}
      </Link>
    </Notice>
  );
}

function EndSessionsDialog({ member: { id, state }, ...dialog }: DialogProps) {
  const { client, admin } = api.useUtils();
  return (
    <ReasonDialog
      {...dialog}
      title={m.members_end_sessions()}
      description={m.members_end_sessions_hint()}
      reason="optional"
      reasonHint={m.admin_reason_audit()}
      confirm={m.members_end_sessions()}
      variant="danger"
      draftKey={`admin-user-sessions-${id}`}
      stateNow={stateNow(state)}
      isPossible
      send={async (reason, signal) => {
        await client.admin.endUserSessions.mutate({ id, reason }, { signal });
        void showToast("success", m.members_sessions_ended());
      }}
      refresh={() => admin.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}

function stateNow(state: MemberPage["state"]): string {
  return state === "active" ? m.members_state_active() : m.members_state_suspended();
}
