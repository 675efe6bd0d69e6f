import { Link } from "@tanstack/react-router";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "./admin-page.tsx";
import { LateBadge } from "./late-badge.tsx";
import { QUEUES, type Queue, type QueueState } from "./queues.ts";
import { StopsPanel } from "./stops-panel.tsx";

/** What waits for the platform, the oldest of each queue against the promised days. */
export function OverviewScreen() {
  const overview = api.admin.overview.useQuery();
  return (
    <AdminPage title={m.admin_title()} back={{ label: m.admin_back_home(), to: "/" }}>
      <section aria-label={m.admin_overview()} className="grid gap-4">
        <p className="text-sand-700">{m.admin_overview_promise()}</p>
        {overview.data && (
          <>
            <StopsPanel overview={overview.data} />
            <Queues overview={overview.data} />
          </>
        )}
        {overview.isPending && <Loading lines={6} />}
        {overview.isError && !overview.data && (
          <LoadFailed onRetry={() => void overview.refetch()} isBusy={overview.isFetching} />
        )}
      </section>
    </AdminPage>
  );
}

/** Those queues that the operator's grants open. */
function Queues({ overview }: { overview: ApiOutputs["admin"]["overview"] }) {
  if (Object.keys(overview).length === 0) return <p className="text-sand-700">{m.operators_nothing_open()}</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {QUEUES.map((queue) => {
        const state = overview[queue.name];
        return (
          state && (
            <li key={queue.name}>
              <QueueCard queue={queue} state={state} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** One queue: how many wait, how long the oldest, and the way to them. */
function QueueCard({ queue: { label, Icon, link }, state }: { queue: Queue; state: QueueState }) {
  const { count, workingDays, isLate, lateAfter } = state;
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
        <span className="text-sand-600 text-xs">{lateLabels(lateAfter)}</span>
      </span>
      <span className={`font-bold text-3xl ${count > 0 ? "text-gulf-900" : "text-sand-600"}`}>
        {formatNumber(count, currentLocale())}
      </span>
      <ForwardChevron className="shrink-0 text-sand-600" />
    </Link>
  );
}

/** From when on what waits counts as late. */
function lateLabels({ days, unit }: QueueState["lateAfter"]): string {
  return unit === "days" ? m.admin_late_after_days(counted(days)) : m.admin_late_after_working(counted(days));
}
