import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Details } from "#src/ui/overlay/details.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { FAILURE_CURES, KIND_NAMES } from "./mail-labels.ts";
import { MailPreview } from "./mail-preview.tsx";

export type FailedMail = ApiOutputs["admin"]["mails"]["items"][number];

/** A mail that failed: what it says, to whom, why it did not arrive, and what can be done. */
export function MailCard({ mail }: { mail: FailedMail }) {
  const { subject, recipient, kind, locale, attempts, failedAt } = mail;
  return (
    <li className="grid min-w-0 gap-2 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="wrap-break-word min-w-0 text-gulf-900 text-lg">
          {subject ? <Written>{subject}</Written> : m.admin_mails_unknown()}
        </h2>
        <Badge tone="gulf">{labelOf(KIND_NAMES, kind)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sand-600 text-sm">
        <Link
          to="/admin/users"
          search={{ q: recipient }}
          className="inline-flex min-h-11 items-center break-all text-gulf-700 underline underline-offset-4"
        >
          <Ltr>{recipient}</Ltr>
        </Link>
        <span className="inline-flex items-center">{LANGUAGE_NAMES[locale]}</span>
        <span className="inline-flex items-center">{m.admin_mails_attempts(counted(attempts))}</span>
        <span className="inline-flex items-center">
          {m.admin_mails_failed_at({ date: formatDateTime(failedAt, currentLocale()) })}
        </span>
      </p>
      <Failure mail={mail} />
      <Deeds mail={mail} />
    </li>
  );
}

function Failure({ mail: { failure, lastError } }: { mail: FailedMail }) {
  return (
    <div className="grid gap-1 border-clay-600 border-s-2 ps-3 text-sm">
      <p className="text-sand-800">{labelOf(FAILURE_CURES, failure)}</p>
      {lastError && (
        <Details summary={m.admin_mails_error()} summaryClass="w-fit">
          <Ltr className="break-all text-clay-700">{lastError}</Ltr>
        </Details>
      )}
    </div>
  );
}

function Deeds({ mail }: { mail: FailedMail }) {
  const [shown, setShown] = useState<"preview" | "discard">();
  const recipient = isolatedLtr(mail.recipient);
  const close = (isOpen: boolean) => {
    if (!isOpen) setShown(undefined);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {mail.failure !== "returned" && <ResendButton mail={mail} />}
      <Button
        type="button"
        variant="secondary"
        aria-label={m.admin_mails_preview_of({ recipient })}
        onClick={() => setShown("preview")}
      >
        {m.admin_mails_preview()}
      </Button>
      <Button
        type="button"
        variant="quiet"
        aria-label={m.admin_mails_discard_of({ recipient })}
        onClick={() => setShown("discard")}
      >
        {m.admin_mails_discard()}
      </Button>
      <MailPreview mail={mail} open={shown === "preview"} onOpenChange={close} />
      <DiscardDialog mail={mail} open={shown === "discard"} onOpenChange={close} />
    </div>
  );
}

interface DiscardDialogProps {
  mail: FailedMail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Gives a mail up, for a reason that the audit log keeps. */
function DiscardDialog({ mail: { id, recipient }, ...dialog }: DiscardDialogProps) {
  const { client, admin } = api.useUtils();
  return (
    <ReasonDialog
      {...dialog}
      title={m.admin_mails_discard_of({ recipient: isolatedLtr(recipient) })}
      description={m.admin_mails_discard_hint()}
      reason="required"
      reasonHint={m.admin_reason_audit()}
      confirm={m.admin_mails_discard()}
      variant="danger"
      draftKey={`admin-mail-${id}`}
      stateNow={m.admin_mails_no_more()}
      isPossible
      send={async (reason, signal) => {
        await client.admin.discardMail.mutate({ id, reason: reason ?? "" }, { signal });
        void showToast("success", m.admin_mails_discarded());
      }}
      refresh={() => admin.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}

/** Tries one mail again. */
function ResendButton({ mail: { id, recipient } }: { mail: FailedMail }) {
  const { admin } = api.useUtils();
  const resending = api.admin.resendMail.useMutation({
    onSuccess: () => void showToast("success", m.admin_mails_resent()),
    onError: (error) => {
      const isLate = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isLate ? m.admin_inbox_stale() : m.admin_inbox_failed());
    },
    onSettled: () => admin.invalidate(),
  });
  return (
    <Button
      type="button"
      variant="secondary"
      busy={resending.isPending}
      aria-label={m.admin_mails_resend_of({ recipient: isolatedLtr(recipient) })}
      onClick={() => resending.mutate({ id })}
    >
      {m.admin_mails_resend()}
    </Button>
  );
}
