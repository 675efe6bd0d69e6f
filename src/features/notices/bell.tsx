import { Link } from "@tanstack/react-router";
import { Bell as BellIcon } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { useInboxRoom } from "#src/lib/use-inbox-room.ts";
import { useOwnQueue } from "#src/lib/use-own-queue.ts";
import { useTabCount } from "./use-tab-count.ts";
import { useUnreadNotices } from "./use-unread.ts";

/**
 * Leads to the notices and says how many wait: here, in the tab's title and on the app's icon. On every page of who is
 * signed in it also listens to the account's room and sends what waits in its outbox.
 */
export function Bell({ userId }: { userId: string }) {
  useInboxRoom(userId);
  useOwnQueue(userId);
  const unread = useUnreadNotices() ?? 0;
  useTabCount(unread);
  return (
    <Link
      to="/notifications"
      aria-label={m.notices_bell(counted(unread))}
      className="grid size-11 place-items-center rounded-md text-gulf-800 hover:bg-gulf-50"
    >
      <span className="relative">
        <BellIcon aria-hidden size={22} />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute -end-2.5 -top-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-clay-700 px-1 font-bold text-white text-xs leading-none"
          >
            {unread > 99 ? "99+" : unread}
          </span>
        )}
      </span>
    </Link>
  );
}
