import { Link } from "@tanstack/react-router";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { LateBadge } from "./late-badge.tsx";
import type { Queue, QueueState } from "./queues.ts";

/** One queue: how many wait, how long the oldest, and the way to them. */
export function QueueCard({ queue: { label, Icon, link }, state }: { queue: Queue; state: QueueState }) {
  const { count, workingDays, isLate } = state;
  return (
    <Link
      {...link}
      className={`flex h-full min-h-24 items-center gap-4 rounded-xl border border-s-4 bg-white p-4 shadow-card hover:border-gulf-400 ${isLate ? "border-clay-600" : "border-sand-200"}`}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-gulf-900 text-brass-300">
        <Icon aria-hidden size={24} />
      </span>
      <span className="grid min-w-0 grow gap-0.5">
        <span className="font-bold text-gulf-900">{label()}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sand-700 text-sm">
          {workingDays === null ? m.admin_queue_empty() : m.admin_queue_oldest(counted(workingDays))}
          {isLate && <LateBadge />}
        </span>
      </span>
      <span className={`font-bold text-3xl ${count > 0 ? "text-gulf-900" : "text-sand-600"}`}>
        {formatNumber(count, currentLocale())}
      </span>
      <ForwardChevron className="shrink-0 text-sand-600" />
    </Link>
  );
}
