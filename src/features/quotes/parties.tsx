import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Notice } from "#src/ui/notice.tsx";
import { MessageButton } from "#src/ui/overlay/message-button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { AskedWords, Named } from "#src/ui/text/named.tsx";
import { PhoneLink } from "#src/ui/text/phone-link.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";
import type { Thread } from "./thread.ts";

/** The other side, and what was asked of it. */
export function Parties({ thread }: { thread: Thread }) {
  const { side, request, quote, buyer, isReachable, hidesContacts } = thread;
  return (
    <Panel title={side === "buyer" ? m.quotes_supplier() : m.quotes_buyer()}>
      {side === "buyer" ? (
        <div className="grid gap-1">
          <Link to="/suppliers/$supplier" params={{ supplier: quote.supplier.slug }} className={TEXT_LINK}>
            <span>
              <Named name={quote.supplier.names} />
            </span>
          </Link>
          <span className="flex flex-wrap items-center gap-2 text-sand-700 text-sm">
            {quote.supplier.isVerified && <VerifiedBadge />}
            {quote.supplier.country && countryName(quote.supplier.country)}
          </span>
        </div>
      ) : (
        buyer && (
          <div className="grid gap-1">
            <span>
              <Named name={buyer.companyName} className="font-bold text-gulf-900" />
            </span>
            <span>
              <Written>{buyer.contactName}</Written>
            </span>
            {buyer.phone !== "" && <PhoneLink phone={buyer.phone} className={TEXT_LINK} />}
            {buyer.email !== "" && (
              <a href={`mailto:${buyer.email}`} className={TEXT_LINK}>
                <Ltr className="break-all">{buyer.email}</Ltr>
              </a>
            )}
            {hidesContacts && <Notice>{m.orders_contacts_hidden()}</Notice>}
          </div>
        )
      )}
      {quote.currentVersion > 0 && (
        <MessageButton
          about={{ kind: "quote", id: quote.id }}
          isReachable={isReachable}
          label={side === "buyer" ? m.messages_start() : m.messages_start_buyer()}
          wide
        />
      )}
      <div className="grid gap-1 border-sand-200 border-t pt-4">
        <p className="text-sand-600 text-sm">
          {m.quotes_for_request()} <Ltr className="font-bold text-gulf-800">{request.reference}</Ltr>
        </p>
        <p dir="auto" className="wrap-break-word line-clamp-6 whitespace-pre-line text-gulf-900 text-sm">
          <AskedWords asked={request} isAlone />
        </p>
        {side === "supplier" && !hidesContacts && (
          <Link to="/inbox/$id" params={{ id: quote.invitationId }} className={TEXT_LINK}>
            {m.quotes_see_request()}
          </Link>
        )}
      </div>
    </Panel>
  );
}
