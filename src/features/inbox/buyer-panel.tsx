import { EyeOff } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { MessageButton } from "#src/ui/overlay/message-button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { PhoneLink } from "#src/ui/text/phone-link.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import type { Invitation } from "./invitation-screen.tsx";

/** Who asks; hidden until this company has quoted or the buyer has replied. */
export function BuyerPanel({
  invitation: { id, buyer, quote, isReachable },
}: {
  invitation: Pick<Invitation, "id" | "buyer" | "quote" | "isReachable">;
}) {
  return (
    <Panel title={m.inbox_buyer()}>
      {buyer ? (
        <div className="grid gap-1">
          <span>
            <Named name={buyer.companyName} className="font-bold text-gulf-900" />
          </span>
          <Written>{buyer.contactName}</Written>
          {buyer.phone && <PhoneLink phone={buyer.phone} className={TEXT_LINK} />}
          {buyer.email && (
            <a href={`mailto:${buyer.email}`} className={TEXT_LINK}>
              <Ltr className="break-all">{buyer.email}</Ltr>
            </a>
          )}
          {quote && quote.status !== "draft" && (
            <MessageButton
              about={{ kind: "rfq", id }}
              isReachable={isReachable}
              label={m.messages_start_buyer()}
              wide
            />
          )}
        </div>
      ) : (
        <p className="flex gap-2 text-sand-700 text-sm">
          <EyeOff aria-hidden size={20} className="shrink-0 text-sand-600" /> {m.inbox_buyer_hidden()}
        </p>
      )}
    </Panel>
  );
}
