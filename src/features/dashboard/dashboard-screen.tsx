import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { type Dashboard, Figures } from "./figures.tsx";
import { OrderList } from "./order-list.tsx";
import { ProductList } from "./product-list.tsx";
import { RequestList } from "./request-list.tsx";
import { Ways } from "./ways.tsx";

/** An approved company's first page: what its numbers are and what waits for it. */
export function DashboardScreen({ waiting }: { waiting: ReactNode }) {
  const { data, isError, isFetching, refetch } = api.analytics.dashboard.useQuery(undefined, { staleTime: 0 });
  return (
    <>
      <AccountHeader
        title={m.dashboard_title()}
        back={{ label: m.shell_nav_profile(), to: "/profile" }}
        action={
          <Button asChild variant="onDark">
            <Link to="/add-product">
              <Plus aria-hidden size={18} /> {m.dashboard_add()}
            </Link>
          </Button>
        }
        deep
      />
      <Container className="relative -mt-20 grid gap-5 pb-12 sm:gap-6">
        {data && <Figures dashboard={data} />}
        {waiting}
        {data && <Parts dashboard={data} />}
        {!data && (
          <Panel>
            {isError ? <LoadFailed onRetry={() => void refetch()} isBusy={isFetching} /> : <Loading lines={10} />}
          </Panel>
        )}
      </Container>
    </>
  );
}

function Parts({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <div className="grid min-w-0 gap-5 sm:gap-6 lg:grid-cols-2">
        <RequestList requests={dashboard.requests} />
        <OrderList orders={dashboard.orders} />
      </div>
      <Ways />
      <ProductList products={dashboard.products} />
    </>
  );
}
