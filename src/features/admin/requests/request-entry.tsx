import { Link } from "@tanstack/react-router";
import { categoryName } from "#domain/catalogue/category-names.ts";
import type { InvitationStatus } from "#domain/rfq/invitation-machine.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Details } from "#src/ui/overlay/details.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { headlineQuantity } from "#src/vocabulary/asked-quantity.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { INVITATION_TONES, invitationLabels, isCutShort, reasonLabels } from "#src/vocabulary/invitation-labels.ts";
import { quotesLabels, STATUS_TONES, statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { WrittenText } from "../inbox-card.tsx";
import { RemoveRequest } from "./remove-request.tsx";
import { RequestFiles } from "./request-files.tsx";

/** What speaks to the buyer where the buyer reads it. */
const STATES = new Map<InvitationStatus, () => string>([
  ["info_requested", m.admin_requests_state_info_requested],
  ["info_provided", m.admin_requests_state_info_provided],
]);

const REASONS = new Map<string, () => string>([
  ["direct", m.admin_requests_reason_direct],
  ["chosen", m.admin_requests_reason_chosen],
  ["destination", m.admin_requests_reason_destination],
  ["moq", m.admin_requests_reason_moq],
  ["terms", m.admin_requests_reason_terms],
]);

/** How far a supplier who was asked is, told to operators. */
export function askedState(asked: Pick<Asked, "status" | "deadlineAt">, request: Timed): string {
  if (isCutShort(asked, request)) return m.rfqs_invited_state_closed();
  return STATES.get(asked.status)?.() ?? invitationLabels(asked.status);
}

/** Why a supplier was asked, told to operators; a code of a later version is left out. */
export function askedReasons(reasons: readonly string[]): string[] {
  return reasons.flatMap((reason) => REASONS.get(reason)?.() ?? reasonLabels([reason]));
}

export type ListedRequest = ApiOutputs["admin"]["requests"]["items"][number];
type Asked = ListedRequest["asked"][number];
type Timed = Pick<ListedRequest, "status" | "deadlineAt">;

/** A request with what the platform judges it by. */
export function RequestEntry({ request }: { request: ListedRequest }) {
  const { reference, status, category, description, notes, companyName, contactName, email } = request;
  const locale = currentLocale();
  return (
    <li className="grid min-w-0 grid-cols-1 content-start gap-2 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-bold text-gulf-900">
          <Ltr>{reference}</Ltr>
        </h3>
        <Badge tone={STATUS_TONES[status]}>{statusLabels(status)}</Badge>
      </div>
      <WrittenText>{description}</WrittenText>
      {notes && <WrittenText>{notes}</WrittenText>}
      <p className="text-sand-700 text-sm">
        {categoryName(category, locale)} · <Written>{headlineQuantity(request)}</Written>
      </p>
      <p className="text-sand-700 text-sm">
        <Named name={companyName} className="wrap-anywhere" /> · <Written>{contactName}</Written>
      </p>
      <p>
        <a href={`mailto:${email}`} className={TEXT_LINK}>
          <Ltr className="break-all">{email}</Ltr>
        </a>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sand-600 text-sm">
        <span>{m.admin_requests_sent({ date: formatDate(request.createdAt, locale) })}</span>
        <span>{m.admin_requests_until({ date: formatDate(request.deadlineAt, locale) })}</span>
        <span>{quotesLabels(request.status, request.quotesCount)}</span>
      </p>
      <AskedSuppliers request={request} />
      {request.closingNote && (
        <Notice>
          <WrittenText>{request.closingNote}</WrittenText>
        </Notice>
      )}
      <RequestFiles request={request} />
      <RemoveRequest request={request} />
    </li>
  );
}

/** How many companies were asked; opened, each of them with the reasons and how far it is. */
function AskedSuppliers({ request }: { request: ListedRequest }) {
  const { asked } = request;
  if (asked.length === 0) return <p className="text-sand-600 text-sm">{m.rfqs_card_invited(counted(0))}</p>;
  return (
    <Details summary={m.rfqs_card_invited(counted(asked.length))} summaryClass="w-fit">
      <ul className="grid gap-3 pb-2">
        {asked.map(({ slug, names, reasons, ...standing }) => (
          <li key={slug} className="grid gap-0.5 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to="/suppliers/$supplier" params={{ supplier: slug }} className={TEXT_LINK}>
                <Named name={names} otherwise={slug} className="wrap-anywhere" />
              </Link>
              <Badge tone={INVITATION_TONES[standing.status]}>{askedState(standing, request)}</Badge>
            </p>
            <p className="text-sand-600">{askedReasons(reasons).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </Details>
  );
}
