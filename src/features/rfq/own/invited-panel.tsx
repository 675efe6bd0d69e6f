import { Link } from "@tanstack/react-router";
import { CheckCircle2 } from "lucide-react";
import { placeIn } from "#domain/kernel/places.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { CompanyLogo } from "#src/ui/company-logo.tsx";
import { MessageButton } from "#src/ui/overlay/message-button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { OwnWords } from "#src/ui/text/own-words.tsx";
import { Stars } from "#src/ui/text/stars.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import {
  declineLabels,
  INVITATION_TONES,
  invitationLabels,
  isCutShort,
  reasonLabels,
} from "#src/vocabulary/invitation-labels.ts";
import { localName } from "#src/vocabulary/local-name.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import type { OwnRequest } from "./request-screen.tsx";

type Invitation = OwnRequest["invitations"][number];

/** As many as one sees at a glance; the others on demand. */
const FIRST = 5;

/** Who was asked, why, and how far each is. */
export function InvitedPanel({ request }: { request: OwnRequest }) {
  const { invitations, quotes, status, isDirect } = request;
  if (status === "unconfirmed") return null;
  const sellers = new Set(quotes.map(({ supplier }) => supplier.id));
  const [first, others] = [invitations.slice(0, FIRST), invitations.slice(FIRST)];
  return (
    <Panel title={m.rfqs_invited_title()} intro={isDirect ? m.rfqs_invited_alone() : m.rfqs_invited_intro()}>
      {invitations.length === 0 ? (
        <p className="text-sand-700">{isDirect ? m.rfqs_invited_alone_none() : m.rfqs_invited_none()}</p>
      ) : (
        <Rows rows={first} request={request} sellers={sellers} />
      )}
      {others.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center font-bold text-gulf-800 underline underline-offset-4 group-open:hidden [&::-webkit-details-marker]:hidden">
            {m.rfqs_invited_all()}
          </summary>
          <Rows rows={others} request={request} sellers={sellers} />
        </details>
      )}
    </Panel>
  );
}

interface RowsProps {
  rows: readonly Invitation[];
  request: OwnRequest;
  /** Companies that quoted: with those one can talk. */
  sellers: ReadonlySet<string>;
}

function Rows({ rows, request, sellers }: RowsProps) {
  return (
    <ul className="grid">
      {rows.map((invitation) => (
        <li
          key={invitation.id}
          className="grid gap-2 border-sand-200 border-b py-4 first:pt-0 last:border-b-0 last:pb-0"
        >
          <Company invitation={invitation} state={stateLabel(invitation, request)} />
          <Reasons reasons={invitation.reasons} />
          <Outcome invitation={invitation} />
          {sellers.has(invitation.supplier.id) && (
            <div>
              <MessageButton
                about={{ kind: "rfq", id: invitation.id }}
                isReachable={invitation.supplier.isReachable}
                company={invitation.supplier.id}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateLabel(invitation: Invitation, request: OwnRequest): string {
  return isCutShort(invitation, request) ? m.rfqs_invited_state_closed() : invitationLabels(invitation.status);
}

function Company({ invitation: { supplier, status }, state }: { invitation: Invitation; state: string }) {
  const name = localName(supplier.names);
  const place = [
    placeIn(localName(supplier.cities) || supplier.city, currentLocale()),
    countryName(supplier.country),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <CompanyLogo name={name} path={supplier.logoPath} size="small" />
      <div className="grid min-w-0 grow basis-40">
        <Link
          to="/suppliers/$supplier"
          params={{ supplier: supplier.slug }}
          className="inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
        >
          <span>
            <Named name={supplier.names} className="wrap-anywhere" />
          </span>
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sand-600 text-sm">
          <span>
            {place.map((part, at) => (
              <Written key={part}>{at > 0 ? ` · ${part}` : part}</Written>
            ))}
          </span>
          {supplier.isVerified && <VerifiedBadge short />}
          {supplier.ratingCount > 0 && supplier.ratingAverage !== null && <Stars value={supplier.ratingAverage} />}
        </p>
      </div>
      <Badge tone={INVITATION_TONES[status]}>{state}</Badge>
    </div>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  const words = reasonLabels(reasons);
  if (words.length === 0) return null;
  return (
    <ul aria-label={m.rfqs_invited_why()} className="flex flex-wrap gap-x-4 gap-y-1">
      {words.map((reason) => (
        <li key={reason} className="flex items-center gap-1.5 text-sand-700 text-sm">
          <CheckCircle2 aria-hidden size={14} className="shrink-0 text-leaf-700" />
          {reason}
        </li>
      ))}
    </ul>
  );
}

function Outcome({ invitation: { status, viewedAt, declineReason, declineNote } }: { invitation: Invitation }) {
  if (status === "declined") {
    return (
      <p className="text-sand-700 text-sm">
        {declineReason && declineLabels(declineReason)} {declineNote && <OwnWords text={declineNote} />}
      </p>
    );
  }
  if (viewedAt === null) return null;
  return (
    <p className="text-sand-600 text-xs">
      {m.rfqs_invited_viewed_at({ time: formatDateTime(viewedAt, currentLocale()) })}
    </p>
  );
}
