import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { useWaits } from "#src/lib/realtime/use-waits.ts";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { WaitsList } from "./waits-list.tsx";

/** Everything that waits for the reader, page by page. */
export function WaitsScreen({ page }: { page: number }) {
  const { data, isError, isFetching, refetch } = useWaits(page);
  return (
    <>
      <AccountHeader title={m.waits_title()} back={{ label: m.notices_title(), to: "/notifications" }} />
      <Container className="py-4 pb-12 sm:py-6">
        <Panel title={data ? m.waits_count(counted(data.total)) : m.waits_title()} intro={m.waits_intro()}>
          {data ? (
            <WaitsList items={data.items} total={data.total} />
          ) : isError ? (
            <LoadFailed onRetry={() => void refetch()} isBusy={isFetching} />
          ) : (
            <Loading lines={10} />
          )}
        </Panel>
        {data && (
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / data.pageSize)}
            linkTo={(to, className, children) => (
              <Link to="/waiting" search={{ page: to }} className={className}>
                {children}
              </Link>
            )}
          />
        )}
      </Container>
    </>
  );
}
