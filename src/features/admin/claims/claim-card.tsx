import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { useState } from "react";
import type { ClaimAction } from "#domain/suppliers/claim-machine.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { PhoneText } from "#src/ui/text/phone-link.tsx";
import { Seat } from "#src/ui/text/seat.tsx";
import { companyName } from "../company-name.tsx";
import { Fact } from "../fact.tsx";
import { IfOpen } from "../operators/if-open.tsx";
import { ClaimDialog } from "./claim-dialog.tsx";

export type AdminClaim = ApiOutputs["admin"]["companyClaims"]["items"][number];

const LINK = "inline-flex min-h-11 items-center break-all text-gulf-700 underline underline-offset-4";

/** A claim: the company, who claims it, the licence, and the decision. */
export function ClaimCard({ claim, actions }: { claim: AdminClaim; actions: readonly ClaimAction[] }) {
  const { company, names, createdAt, isInvited, previousId, note, decisionNote } = claim;
  return (
    <li className="grid min-w-0 gap-3 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-gulf-900 text-lg">
          <Link to="/admin/applications/$id" params={{ id: company.id }} className={LINK}>
            {companyName(names)}
          </Link>
        </h2>
        {isInvited && <Badge tone="gulf">{m.claims_admin_invited()}</Badge>}
        {previousId && <Badge tone="brass">{m.claims_admin_again()}</Badge>}
      </div>
      <p className="text-sand-600 text-sm">
        <Seat city={company.city} country={company.country} /> · {formatDateTime(createdAt, currentLocale())}
      </p>
      <Claimant claim={claim} />
      <OtherMailbox claim={claim} />
      {note && <Quoted text={note} />}
      <Licence claim={claim} />
      {decisionNote && <Quoted text={decisionNote} />}
      {actions.length > 0 && <Decisions claim={claim} actions={actions} />}
    </li>
  );
}

function Claimant({ claim: { claimant, company } }: { claim: AdminClaim }) {
  return (
    <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      <Fact label={m.claims_admin_by()}>
        <IfOpen place="/admin/users" otherwise={<Written>{claimant.name}</Written>}>
          <Link to="/admin/users/$id" params={{ id: claimant.id }} className={LINK}>
            <Written>{claimant.name}</Written>
          </Link>
        </IfOpen>
      </Fact>
      <Fact label={m.admin_column_email()}>
        <Ltr className="break-all">{claimant.email}</Ltr>
      </Fact>
      <Fact label={m.admin_owner_phone()}>{claimant.phone && <PhoneText phone={claimant.phone} />}</Fact>
      <Fact label={m.admin_fact_licence()}>{company.licenceNumber && <Ltr>{company.licenceNumber}</Ltr>}</Fact>
      <Fact label={m.admin_fact_website()}>
        {company.website && <Ltr className="break-all">{company.website}</Ltr>}
      </Fact>
    </dl>
  );
}

function Quoted({ text }: { text: string }) {
  return (
    <p
      dir="auto"
      className="wrap-break-word max-w-prose whitespace-pre-line border-brass-300 border-s-2 ps-3 text-sand-800"
    >
      {text}
    </p>
  );
}

function Licence({ claim: { id, fileName } }: { claim: AdminClaim }) {
  if (fileName === null) return <p className="text-sand-700 text-sm">{m.claims_admin_no_licence()}</p>;
  return (
    <a
      href={`/files/private/claims/${id}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={m.claims_admin_open_licence({ name: isolated(fileName) })}
      className="flex min-h-11 items-center gap-3 rounded-lg border border-sand-200 bg-sand-50 px-3 py-2 hover:border-gulf-400"
    >
      <FileText aria-hidden size={20} className="shrink-0 text-brass-600" />
      <Written className="break-all font-bold text-gulf-800 underline underline-offset-4">{fileName}</Written>
    </a>
  );
}

function Decisions({ claim, actions }: { claim: AdminClaim; actions: readonly ClaimAction[] }) {
  const [chosen, setChosen] = useState<ClaimAction>("accept");
  const [isOpen, setOpen] = useState(false);
  const name = isolated(companyName(claim.names));
  const words = {
    accept: [m.claims_admin_accept(), m.claims_admin_accept_of({ name })],
    refuse: [m.claims_admin_refuse(), m.claims_admin_refuse_of({ name })],
  };
  return (
    <div className="flex flex-wrap gap-3">
      {actions
        .filter((action) => Object.hasOwn(words, action))
        .map((action) => (
          <Button
            key={action}
            type="button"
            variant={action === "accept" ? "primary" : "danger"}
            aria-label={words[action][1]}
            onClick={() => {
              setChosen(action);
              setOpen(true);
            }}
            className="max-sm:w-full"
          >
            {words[action][0]}
          </Button>
        ))}
      <ClaimDialog claim={claim} action={chosen} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

interface OtherMailboxProps {
  /** Whom the operator wrote to, where the claim came by an invitation, and who claims. */
  claim: { invitedEmail: string | null; claimant: { email: string } };
}

/** An invitation can be passed on: whoever opened it is not whom the operator wrote to. */
export function OtherMailbox({ claim: { invitedEmail, claimant } }: OtherMailboxProps) {
  if (invitedEmail === null || invitedEmail === claimant.email) return null;
  return (
    <Notice title={m.claims_admin_other_mailbox()}>
      <Ltr className="break-all">{invitedEmail}</Ltr>
    </Notice>
  );
}
