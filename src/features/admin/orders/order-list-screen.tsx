import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { api } from "#src/lib/trpc.ts";
import { TEXT_LINK } from "#src/ui/text-link.ts";
import { AdminPage } from "../admin-page.tsx";
import { allPages } from "../all-pages.ts";
import { ExportButton } from "../export-button.tsx";
import { ListStates } from "../list-states.tsx";
import { PagesOf } from "../pages-of.tsx";
import { OrderFilter } from "./order-filter.tsx";
import { OrderCards, OrderTable } from "./order-rows.tsx";
import { type OrderSearch, ordersInput } from "./order-search.ts";

/** Orders of all sides: disputes, those that wait longest first, or others, the newest first. */
export function OrderListScreen({ search }: { search: OrderSearch }) {
  const list = api.orders.all.useQuery(ordersInput(search), { placeholderData: keepPreviousData });
  const isQueue = !(search.status || search.q || search.page);
  return (
    <AdminPage title={m.admin_orders_title()}>
      <OrderFilter search={search} />
      <ListStates
        query={list}
        isEmpty={({ items }) => items.length === 0}
        hint={isQueue ? m.admin_orders_no_dispute() : undefined}
        clear={<WiderSearch search={search} />}
      >
        {(data) => (
          <section aria-label={m.admin_orders_title()} className="grid min-w-0 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 aria-live="polite" className="text-gulf-900 text-lg">
                {m.admin_orders_count(counted(data.total))}
              </h2>
              <ExportOrders search={search} />
            </div>
            <OrderCards items={data.items} />
            <OrderTable items={data.items} />
            <PagesOf list={data} search={search} />
          </section>
        )}
      </ListStates>
    </AdminPage>
  );
}

/** From a search that finds nothing: the same one in every state, or none. */
function WiderSearch({ search: { status, q } }: { search: OrderSearch }) {
  if (q && status !== "all") {
    return (
      <Link to="/admin/orders" search={{ status: "all", q }} className={TEXT_LINK}>
        {m.admin_search_every_state()}
      </Link>
    );
  }
  return (
    <Link to="/admin/orders" search={{ status: "all" }} className={TEXT_LINK}>
      {m.admin_orders_show_all()}
    </Link>
  );
}

function ExportOrders({ search }: { search: OrderSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { ordersCsv } = await import("./orders-csv.ts");
    return ordersCsv(await allPages((page) => client.orders.all.query(ordersInput({ ...search, page }))));
  }
  return <ExportButton subject="mawrid-orders" write={write} />;
}
