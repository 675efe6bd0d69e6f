import { Link } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Avatar } from "#src/ui/avatar.tsx";
import { WhatsAppMark } from "#src/ui/whatsapp-mark.tsx";
import { BackToList } from "./back-to-list.tsx";
import { InfoButton, type RenderReport } from "./info/info-button.tsx";
import { ConversationName } from "./list/conversation-name.tsx";
import type { OpenConversation } from "./live/conversation.ts";
import type { Presence } from "./live/conversation-state.ts";
import { presenceLabels } from "./live/presence-labels.ts";

const ROUND = "grid size-11 shrink-0 place-items-center rounded-full text-gulf-800 hover:bg-gulf-50";

interface ConversationHeaderProps {
  conversation: OpenConversation;
  presence: Presence | undefined;
  isTyping: boolean;
  renderReport: RenderReport;
}

/** With whom one converses, whether they are there, and the numbers that they gave. */
export function ConversationHeader({ conversation, presence, isTyping, renderReport }: ConversationHeaderProps) {
  const { other, phone, whatsapp } = conversation;
  const name = other.name || m.messages_someone();
  return (
    <header className="flex items-center gap-2 border-sand-200 border-b bg-white px-3 py-2 max-sm:gap-0 max-sm:px-1.5">
      <BackToList />
      <span className="max-sm:hidden">
        <Avatar name={name} path={other.avatarPath} />
      </span>
      <div className="grid min-w-0 grow">
        <h2 className="wrap-anywhere line-clamp-2 text-gulf-950 text-lg leading-snug max-sm:text-base max-sm:leading-tight">
          {other.supplierSlug ? (
            <Link to="/suppliers/$supplier" params={{ supplier: other.supplierSlug }} className="hover:underline">
              <ConversationName other={other} />
            </Link>
          ) : (
            <ConversationName other={other} />
          )}
        </h2>
        <p role="status" className={`truncate text-xs ${presence?.isOnline ? "text-leaf-700" : "text-sand-600"}`}>
          {isTyping ? m.messages_typing() : presenceLabels(presence)}
        </p>
      </div>
      {phone && (
        <a href={`tel:${phone}`} aria-label={m.messages_call()} className={`${ROUND} max-sm:hidden`}>
          <Phone aria-hidden size={20} />
        </a>
      )}
      {whatsapp && (
        <a
          href={`https://wa.me/${whatsapp}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={m.messages_whatsapp()}
          className={ROUND}
        >
          <WhatsAppMark />
        </a>
      )}
      <InfoButton conversation={conversation} renderReport={renderReport} className={ROUND} />
    </header>
  );
}
