import { useState } from "react";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import type { ReportedSubject } from "./report-button.tsx";
import { ReportForm } from "./report-form.tsx";

interface ReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  subject: ReportedSubject;
}

/** The form, then what happens next. Opened again, it starts again. */
export function ReportDialog({ open, onOpenChange, subject }: ReportDialogProps) {
  const [isSent, setSent] = useState(false);
  const { session, isKnown } = useSession();
  const change = (isOpen: boolean) => {
    if (!isOpen) setSent(false);
    onOpenChange(isOpen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={m.reports_title()}
      {...(isSent ? {} : { description: introOf(subject) })}
    >
      {isSent && <Sent subject={subject} onDone={() => change(false)} />}
      {!isSent && !isKnown && <Loading lines={5} />}
      {!isSent && isKnown && (
        <ReportForm
          // Who signs in meanwhile gets the form of an account.
          key={session ? "account" : "visitor"}
          subject={subject}
          isVisitor={session === null}
          onSent={() => setSent(true)}
          onCancel={() => change(false)}
        />
      )}
    </Dialog>
  );
}

function introOf({ kind, name }: ReportedSubject): string {
  const reported = { name: isolated(name) };
  return kind === "conversation" ? m.reports_intro_conversation(reported) : m.reports_intro(reported);
}

function Sent({ subject: { kind }, onDone }: { subject: ReportedSubject; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <Notice tone="success" title={m.reports_sent_title()}>
        <p>{kind === "conversation" ? m.reports_sent_conversation() : m.reports_sent_next()}</p>
        <p>{m.reports_sent_discreet()}</p>
      </Notice>
      <div>
        <Button type="button" onClick={onDone} className="max-sm:w-full">
          {m.shell_close()}
        </Button>
      </div>
    </div>
  );
}
