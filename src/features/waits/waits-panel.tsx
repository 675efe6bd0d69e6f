import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { useWaits } from "#src/lib/realtime/use-waits.ts";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { WaitsList } from "./waits-list.tsx";

/** As many as one sees at a glance; the others stand on the list's own page. */
const FIRST = 5;

/** What waits for the reader, the nearest deadline first, on a page that has more to show. */
export function WaitsPanel() {
  const { data, isError, isFetching, refetch } = useWaits();
  return (
    <div className="min-w-0">
      <Panel title={m.waits_title()} intro={m.waits_intro()}>
        {data ? (
          <>
            <WaitsList items={data.items.slice(0, FIRST)} total={data.total} />
            {data.total > FIRST && (
              <Link
                to="/waiting"
                className="inline-flex min-h-11 items-center justify-self-start font-bold text-gulf-800 text-sm underline underline-offset-4"
              >
                {m.waits_all({ number: counted(data.total).number })}
              </Link>
            )}
          </>
        ) : isError ? (
          <LoadFailed onRetry={() => void refetch()} isBusy={isFetching} />
        ) : (
          <Loading lines={5} />
        )}
      </Panel>
    </div>
  );
}
