import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/trpc.ts";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Loading } from "#src/ui/loading.tsx";
import { AdminPage } from "./admin-page.tsx";
import { QueueCard } from "./queue-card.tsx";
import { QUEUES } from "./queues.ts";
import { StopsPanel } from "./stops-panel.tsx";

/** What waits for the house, the oldest of each queue against the promised days. */
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

function Queues({ overview }: { overview: ApiOutputs["admin"]["overview"] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {QUEUES.map((queue) => (
        <li key={queue.name}>
          <QueueCard queue={queue} state={overview[queue.name]} />
        </li>
      ))}
    </ul>
  );
}
