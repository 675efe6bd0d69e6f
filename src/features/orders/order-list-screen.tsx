import { Link } from "@tanstack/react-router";
import { PackageOpen } from "lucide-react";
import type { ReactNode } from "react";
import { IN_WORK } from "#domain/orders/order-facts.ts";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { LIVE_LIST } from "#src/lib/realtime/live-reads.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { ListBody, type ListRead } from "#src/ui/list/list-body.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { countedStates } from "#src/vocabulary/counted-states.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { OrderCard } from "./order-card.tsx";
import { type OrderSearch, ordersInput } from "./order-search.ts";

type Orders = ApiOutputs["orders"]["mine" | "sold"];

interface ListProps {
  search: OrderSearch;
}

/** The orders that the reader's account made. */
export function BoughtOrdersScreen({ search }: ListProps) {
  const query = api.orders.mine.useQuery(ordersInput(search), LIVE_LIST);
  return (
    <>
      <AccountHeader title={m.orders_mine()} back={{ label: m.shell_nav_profile(), to: "/profile" }} />
      <OrderList query={query} search={search} empty={<NothingBought />} />
    </>
  );
}

/** The orders at the reader's company. */
export function SoldOrdersScreen({ search }: ListProps) {
  const query = api.orders.sold.useQuery(ordersInput(search), LIVE_LIST);
  return (
    <>
      <AccountHeader title={m.orders_sold()} back={{ label: m.shell_nav_dashboard(), to: "/supplier-dashboard" }} />
      <OrderList
        query={query}
        search={search}
        empty={<EmptyState title={m.orders_sold_empty()} description={m.orders_sold_empty_text()} icon={<Icon />} />}
      />
    </>
  );
}

function NothingBought() {
  return (
    <EmptyState title={m.orders_mine_empty()} description={m.orders_mine_empty_text()} icon={<Icon />}>
      <Button asChild>
        <Link to="/products">{m.orders_to_products()}</Link>
      </Button>
    </EmptyState>
  );
}

function Icon() {
  return <PackageOpen aria-hidden size={40} />;
}

interface OrderListProps extends ListProps {
  query: ListRead<Orders>;
  empty: ReactNode;
}

function OrderList({ query, search, empty }: OrderListProps) {
  return (
    <Container className="grid gap-5 py-4 sm:py-6">
      <nav aria-label={m.orders_filter()} className="min-w-0">
        <StatusChips search={search} counts={query.data?.counts} />
      </nav>
      <ListBody list={query}>{(data) => <Cards list={data} search={search} empty={empty} />}</ListBody>
    </Container>
  );
}

interface StatusChipsProps extends ListProps {
  counts: Orders["counts"] | undefined;
}

/** The states that hold orders, those in work together, each with how many. */
export function StatusChips({ search: { status }, counts }: StatusChipsProps) {
  const { shown, count } = countedStates(ORDER_STATUSES, counts, status);
  return (
    <FilterChips
      label={m.orders_filter()}
      chips={([undefined, "in_work", ...shown] as const).map((one) => ({
        label: stateLabels(one),
        count: count(
          (state) =>
            one === undefined || one === state || (one === "in_work" && IN_WORK.some((work) => work === state)),
        ),
        search: { status: one },
        isShown: one === status,
      }))}
    />
  );
}

function stateLabels(status: OrderSearch["status"]): string {
  if (status === undefined) return m.orders_filter_all();
  return status === "in_work" ? m.orders_filter_in_work() : toneOf(STATUS_LABELS, status).words;
}

function Cards({ list, search, empty }: { list: Orders; search: OrderSearch; empty: ReactNode }) {
  if (list.items.length === 0) return search.status ? <EmptyState title={m.orders_none_in_state()} /> : empty;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {list.items.map((order) => (
          <li key={order.reference}>
            <OrderCard order={order} party={order.party} />
          </li>
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        linkTo={(page, className, children) => (
          <Link to="." search={{ ...search, page: page > 1 ? page : undefined }} className={className}>
            {children}
          </Link>
        )}
      />
    </>
  );
}
