import { useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { History, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useIsWritingLost } from "#src/lib/drafts/kept-writing.ts";
import { keepAppShell } from "#src/lib/offline/app-shell.ts";
import { useGivenAnswers } from "#src/lib/offline/given-answers.ts";
import { keepAnswersOf } from "#src/lib/offline/keep-answers.ts";

const BAR = "flex items-center justify-center gap-2 px-4 text-gulf-950 text-sm print:hidden";
/** Of the frame, which every screen shows: a number that is old makes no screen old. */
const OF_THE_FRAME: ReadonlySet<string> = new Set(["auth.session", "messages.unread", "notices.unread"]);

/** Keeps what own screens need without a network, and says so where a screen stands as it was kept. */
export function OfflineBars({ userId }: { userId: string }) {
  const cache = useQueryClient();
  const [isOld, setIsOld] = useState(false);
  useEffect(() => keepAnswersOf(userId, cache), [userId, cache]);
  useEffect(() => keepAppShell(() => setIsOld(true)), []);
  return (
    <>
      <AsOf />
      {isOld && <NewVersion />}
    </>
  );
}

/** Of what this screen shows, the oldest tells. */
function AsOf() {
  const given = useGivenAnswers();
  const cache = useQueryClient();
  useRouterState({ select: ({ location }) => location.href });
  const shown = cache.getQueryCache().findAll({ type: "active" });
  const paths = shown.map(({ queryKey: [path] }) => (Array.isArray(path) ? path.join(".") : ""));
  const times = paths.flatMap((path) => (OF_THE_FRAME.has(path) ? [] : (given.get(path) ?? [])));
  if (times.length === 0) return null;
  return (
    <p role="status" className={`${BAR} bg-brass-100 py-2`}>
      <History aria-hidden size={18} className="shrink-0" />
      {m.shell_as_of({ time: formatDateTime(Math.min(...times), currentLocale()) })}
    </p>
  );
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
