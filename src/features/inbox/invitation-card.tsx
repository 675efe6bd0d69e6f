import { Link } from "@tanstack/react-router";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { UNANSWERED } from "#domain/rfq/invitation-machine.ts";
import { isAskedDirectly } from "#domain/rfq/matching.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { AskedWords } from "#src/ui/text/named.tsx";
import { headlineQuantity } from "#src/vocabulary/asked-quantity.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { reasonLabels, STATUS_TONES, statusLabels } from "./invitation-labels.ts";
import { NotOurProduct } from "./not-our-product.tsx";
import { TimeLeft } from "./time-left.tsx";

type Invitation = ApiOutputs["inbox"]["list"]["items"][number];

/** One request that waits: what, how much, whereto, why this company, until when. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { id, status, reference, category, lines, reasons, deadlineAt } = invitation;
  return (
    <li className="relative grid min-w-0 content-start gap-2.5 rounded-xl border border-sand-200 bg-white p-4 shadow-card hover:border-gulf-500 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={STATUS_TONES[status]}>{statusLabels(status)}</Badge>
        <Ltr className="font-bold text-gulf-800">{reference}</Ltr>
        <TimeLeft deadlineAt={deadlineAt} status={invitation.rfqStatus} quote={invitation.quote} />
      </p>
      <h3 className="text-gulf-900 text-lg leading-snug">
        <Link
          to="/inbox/$id"
          params={{ id }}
          dir="auto"
          className="wrap-anywhere line-clamp-3 after:absolute after:inset-0 after:content-['']"
        >
          <AskedWords asked={invitation} isAlone />
        </Link>
      </h3>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sand-700 text-sm">
        {lines > 1 ? (
          <span>
            {m.inbox_lines()} <b className="text-gulf-900">{formatNumber(lines, currentLocale())}</b>
          </span>
        ) : (
          <span>
            {m.inbox_quantity()} <Written className="font-bold text-gulf-900">{headlineQuantity(invitation)}</Written>
          </span>
        )}
        <Destination invitation={invitation} />
        <span>{categoryName(category, currentLocale())}</span>
      </p>
      <div className="flex items-end justify-between gap-3">
        <p className="text-sand-600 text-sm">
          <span className="font-bold">{m.inbox_why()}</span> {reasonLabels(reasons).join(m.inbox_reasons_joint())}
        </p>
        <ForwardChevron />
      </div>
      {UNANSWERED.some((one) => one === status) && !isAskedDirectly(reasons) && (
        <p>
          <NotOurProduct invitation={invitation} />
        </p>
      )}
    </li>
  );
}

function Destination({ invitation: { destinationCountry, incoterm } }: { invitation: Invitation }) {
  if (!destinationCountry && !incoterm) return null;
  return (
    <span>
      {m.inbox_destination()}{" "}
      <span className="font-bold text-gulf-900">
        {destinationCountry && countryName(destinationCountry)} {incoterm && <Ltr>{incoterm}</Ltr>}
      </span>
    </span>
  );
}
