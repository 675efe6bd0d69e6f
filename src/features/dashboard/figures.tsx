import { Eye, Inbox, Package, Truck } from "lucide-react";
import { changeOf, SHARE_DECIMALS } from "#domain/analytics/series.ts";
import { formatMoney, formatPercent } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatTimeLeft } from "#i18n/relative-time.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { FigureCard } from "./figure-card.tsx";

export type Dashboard = ApiOutputs["analytics"]["dashboard"];

/** The four numbers of the spec (§2). */
export function Figures({ dashboard: { figures, requests, products } }: { dashboard: Dashboard }) {
  const { liveProducts, openRequests, ordersInWork, views } = figures;
  return (
    <ul aria-label={m.dashboard_figures()} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <li>
        <FigureCard
          label={m.dashboard_figure_requests()}
          value={openRequests}
          note={requestsNote(requests[0]?.deadlineAt)}
          Icon={Inbox}
          link={{ to: "/inbox", search: { status: "waiting" } }}
          isPressing={openRequests > 0}
        />
      </li>
      <li>
        <FigureCard
          label={m.dashboard_figure_orders()}
          value={ordersInWork.count}
          note={m.dashboard_figure_orders_value({ value: formatMoney(ordersInWork.aedMinor, "AED", currentLocale()) })}
          Icon={Truck}
          link={{ to: "/orders/sold", search: { status: "in_work" } }}
        />
      </li>
      <li>
        <FigureCard
          label={m.dashboard_figure_products()}
          value={liveProducts}
          note={productsNote(liveProducts, products.length > 0)}
          Icon={Package}
          link={{ to: "/supplier-dashboard/products", search: liveProducts > 0 ? { status: "published" } : {} }}
        />
      </li>
      <li>
        <FigureCard
          label={m.dashboard_figure_views()}
          value={views.last}
          note={viewsNote(views)}
          Icon={Eye}
          link={{ to: "/analytics", search: { period: "30d" } }}
        />
      </li>
    </ul>
  );
}

/** @param hasProducts drafts and such count: who has them is not told to begin */
export function productsNote(liveProducts: number, hasProducts: boolean): string {
  if (liveProducts > 0) return m.dashboard_figure_products_all();
  return hasProducts ? m.dashboard_figure_products_unlisted() : m.dashboard_figure_products_none();
}

function requestsNote(deadlineAt: number | undefined): string {
  if (deadlineAt === undefined) return m.dashboard_figure_requests_none();
  return m.dashboard_figure_requests_next({ time: formatTimeLeft(deadlineAt, Date.now(), currentLocale()) });
}

function viewsNote({ last, before }: Dashboard["figures"]["views"]): string {
  const change = changeOf(last, before);
  if (change === null) return m.dashboard_figure_views_first();
  if (change === 0) return m.dashboard_figure_views_same();
  const percent = formatPercent(Math.abs(change), currentLocale(), SHARE_DECIMALS);
  return change > 0 ? m.dashboard_figure_views_up({ percent }) : m.dashboard_figure_views_down({ percent });
}
