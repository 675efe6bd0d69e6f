import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { TrackRfq } from "#domain/rfq/rfq-link.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { SIGN_UP_DRAFT } from "#src/lib/drafts/sign-up-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import type { Tracked } from "./tracked-request.tsx";

const LINK = "inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4";

/** Whose request it is, and what its link allows: to act, to read, or to sign in first. */
export function GuestPanel({ rfq, link }: { rfq: Tracked; link: TrackRfq }) {
  const { reference, isAccounts, reader, actKey } = rfq;
  if (reader === "account" || isAccounts) {
    return (
      <Panel title={m.rfq_guest_account_title()}>
        <p className="text-sand-700">{m.rfq_guest_account_text()}</p>
        <Link to="/rfqs/$reference" params={{ reference }} className={LINK}>
          {m.rfq_guest_account_open()}
        </Link>
      </Panel>
    );
  }
  if (actKey === null) return <ReadOnly link={link} />;
  return (
    <>
      <Panel title={m.rfq_guest_no_account_title()}>
        <p className="text-sand-700">{m.rfq_guest_no_account_text()}</p>
        <Link
          to="/auth"
          search={{ tab: "signup", returnTo: `/rfqs/${reference}` }}
          onClick={() => writeDraft(SIGN_UP_DRAFT, { ...readDraft(SIGN_UP_DRAFT), email: rfq.email ?? "" })}
          className={LINK}
        >
          {m.rfq_guest_sign_up()}
        </Link>
      </Panel>
      <Mails rfq={rfq} actKey={actKey} />
      <EndLinks reference={reference} actKey={actKey} />
    </>
  );
}

/** The browser that sent the request, or somebody it was passed on to: the mailbox gets the link that acts. */
function ReadOnly({ link: { reference, key = "" } }: { link: TrackRfq }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const send = api.guest.sendLink.useMutation();
  return (
    <Panel title={m.rfq_guest_read_title()}>
      <p className="text-sand-700">{m.rfq_guest_read_text()}</p>
      {send.isSuccess && <Notice tone="success" title={m.rfq_guest_link_sent()} />}
      {send.error && <FormProblem problem={{ failure: toCallFailure(send.error) }} />}
      {!send.isSuccess && (
        <Button
          type="button"
          variant="secondary"
          busy={send.isPending}
          onClick={() => send.mutate({ reference, key, idempotencyKey })}
        >
          {m.rfq_guest_send_link()}
        </Button>
      )}
    </Panel>
  );
}

function Mails({ rfq: { reference, areMailsStopped }, actKey }: { rfq: Tracked; actKey: string }) {
  const { rfq } = api.useUtils();
  const change = api.guest.setMails.useMutation({ onSuccess: () => rfq.track.invalidate() });
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sand-600 text-sm">
        {areMailsStopped ? m.rfq_guest_mails_stopped() : m.rfq_guest_mails_text()}
      </p>
      {change.error && <FormProblem problem={{ failure: toCallFailure(change.error) }} />}
      <Button
        type="button"
        variant="quiet"
        busy={change.isPending}
        onClick={() => change.mutate({ reference, key: actKey, wanted: areMailsStopped })}
      >
        {areMailsStopped ? m.rfq_guest_mails_again() : m.rfq_guest_mails_stop()}
      </Button>
    </div>
  );
}

/** Whoever the link was passed on to acts by it too: its guest ends it, and gets a new one by mail. */
function EndLinks({ reference, actKey }: { reference: string; actKey: string }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const renew = api.guest.renewLink.useMutation();
  if (renew.isSuccess) return <Notice tone="success" title={m.rfq_guest_renewed()} />;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sand-600 text-sm">{m.rfq_guest_renew_text()}</p>
      {renew.error && <FormProblem problem={{ failure: toCallFailure(renew.error) }} />}
      <Button
        type="button"
        variant="quiet"
        busy={renew.isPending}
        onClick={() => renew.mutate({ reference, key: actKey, idempotencyKey })}
      >
        {m.rfq_guest_renew()}
      </Button>
    </div>
  );
}
