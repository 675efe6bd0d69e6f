import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { History, RefreshCw } from "lucide-react";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useIsWritingLost } from "#src/lib/drafts/kept-writing.ts";
import { keepAppShell } from "#src/lib/offline/app-shell.ts";
import { givenAnswers, onGiven } from "#src/lib/offline/given-answers.ts";
import { keepAnswersOf } from "#src/lib/offline/keep-answers.ts";
import { useSessionStore } from "#src/lib/session/session.ts";

const BAR = "flex items-center justify-center gap-2 px-4 text-gulf-950 text-sm print:hidden";
/** Of the frame, which every screen shows: a number that is old makes no screen old. */
const OF_THE_FRAME: ReadonlySet<string> = new Set(["auth.session", "messages.unread", "notices.unread"]);

/** Keeps what own screens need without a network, and says so where a screen stands as it was kept. */
export function OfflineBars({ userId }: { userId: string }) {
  const cache = useQueryClient();
  const [isOld, setIsOld] = useState(false);
  const store = useSessionStore();
  useEffect(() => keepAnswersOf(userId, cache, () => void store.meet(userId)), [userId, cache, store]);
  useEffect(() => keepAppShell(() => setIsOld(true)), []);
  return (
    <>
      <AsOf />
      {isOld && <NewVersion />}
    </>
  );
}

/** Of what this screen shows as it was kept, the oldest tells. */
function AsOf() {
  const cache = useQueryClient();
  const subscribe = useCallback(
    (hear: () => void) => {
      const stops = [onGiven(hear), cache.getQueryCache().subscribe(hear)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [cache],
  );
  const at = useSyncExternalStore(
    subscribe,
    () => oldestShown(cache),
    () => null,
  );
  if (at === null) return null;
  return (
    <p role="status" className={`${BAR} bg-brass-100 py-2`}>
      <History aria-hidden size={18} className="shrink-0" />
      {m.shell_as_of({ time: formatDateTime(at, currentLocale()) })}
    </p>
  );
}

/** What no query asks, as a conversation, takes its note away itself. */
function oldestShown(cache: QueryClient): number | null {
  const queries = cache.getQueryCache();
  const times = [...givenAnswers()].flatMap(([name, { path, at }]) => {
    const isShown = queries.get(name)?.isActive() ?? true;
    return isShown && !OF_THE_FRAME.has(path) ? [at] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

/** Never while a reload would take away what is being written. */
function NewVersion() {
  if (useIsWritingLost()) return null;
  return (
    <p role="status" className={`${BAR} bg-gulf-50`}>
      <RefreshCw aria-hidden size={18} className="shrink-0" />
      {m.shell_new_version()}
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
      >
        {m.shell_new_version_reload()}
      </button>
    </p>
  );
}
