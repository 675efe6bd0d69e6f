import { Link } from "@tanstack/react-router";
import { MessageCircle } from "lucide-react";
import { withColon } from "#i18n/colon.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useUnreadMessages } from "#src/lib/realtime/use-unread-messages.ts";
import { useSession } from "#src/lib/session/session.ts";
import { counted } from "#src/vocabulary/counted.ts";

/** The messages' icon with how many are unread. */
export function MessagesIcon({ size }: { size: number }) {
  const unread = useUnreadMessages();
  return (
    <span className="relative">
      <MessageCircle aria-hidden size={size} />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute -end-2.5 -top-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-clay-700 px-1 font-bold text-white text-xs leading-none"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </span>
  );
}

/** What the messages' link says: its name, and how many are unread. */
export function useMessagesLabel(): string {
  const unread = useUnreadMessages();
  return unread === 0
    ? m.shell_nav_messages()
    : `${withColon(m.shell_nav_messages())} ${m.messages_unread(counted(unread))}`;
}

/** On wide screens, where there is no bottom navigation; for those who have an account. */
export function MessagesLink() {
  const { session } = useSession();
  const label = useMessagesLabel();
  if (!session) return null;
  return (
    <Link
      to="/messages"
      aria-label={label}
      className="grid size-11 place-items-center rounded-md text-gulf-800 hover:bg-gulf-50 max-lg:hidden"
    >
      <MessagesIcon size={22} />
    </Link>
  );
}
