import { Link } from "@tanstack/react-router";
import { Bell as BellIcon } from "lucide-react";
import { useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useOwnQueue } from "#src/lib/outbox/use-own-queue.ts";
import { useInboxRoom } from "#src/lib/realtime/use-inbox-room.ts";
import { useWaits } from "#src/lib/realtime/use-waits.ts";
import { keepFocus } from "#src/ui/overlay/focus-back.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { useUnreadNotices } from "./use-unread.ts";

const COUNTED = /^\(\d+\) /;

/** A title with how many wait before it, "(3) Orders"; none without the number. */
function countedTitle(title: string, count: number): string {
  const bare = title.replace(COUNTED, "");
  return count > 0 ? `(${count}) ${bare}` : bare;
}

/** Keeps a number before the tab's title, whichever page writes it, and on the icon of an installed app. */
function useTabCount(count: number): void {
  useEffect(() => {
    const write = () => {
      const title = countedTitle(document.title, count);
      if (title !== document.title) document.title = title;
    };
    write();
    // Pages write their titles themselves, at every change of the page.
    const watcher = new MutationObserver(write);
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
    setBadge(count);
    return () => {
      watcher.disconnect();
      document.title = countedTitle(document.title, 0);
      setBadge(0);
    };
  }, [count]);
}

/** Browsers without it, and pages that were not installed, have no icon to count on. */
function setBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const written = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  written.catch(() => {});
}

/**
 * Leads to what waits and what is new. It counts what waits for the reader: here, in the tab's title and on the app's icon; news
 * that were not read are a dot. On every page of who is signed in it also listens to the account's room, sends what waits in
 * its outbox, and keeps the focus where pressed buttons were.
 */
export function Bell({ userId }: { userId: string }) {
  useInboxRoom(userId);
  useOwnQueue(userId);
  const unread = useUnreadNotices() ?? 0;
  const waiting = useWaits().data?.total ?? 0;
  useTabCount(waiting);
  useEffect(keepFocus, []);
  return (
    <Link
      to="/notifications"
      aria-label={`${m.notices_bell(counted(unread))} · ${m.waits_count(counted(waiting))}`}
      className="grid size-11 place-items-center rounded-md text-gulf-800 hover:bg-gulf-50"
    >
      <span className="relative">
        <BellIcon aria-hidden size={22} />
        {waiting > 0 && (
          <span
            aria-hidden
            className="absolute -end-2.5 -top-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-clay-700 px-1 font-bold text-white text-xs leading-none"
          >
            {waiting > 99 ? "99+" : waiting}
          </span>
        )}
        {waiting === 0 && unread > 0 && (
          <span aria-hidden className="absolute -end-0.5 -top-0.5 size-2.5 rounded-full bg-brass-600" />
        )}
      </span>
    </Link>
  );
}
