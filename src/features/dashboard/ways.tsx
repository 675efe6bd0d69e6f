import { Link } from "@tanstack/react-router";
import { BadgeDollarSign, Building2, ChartNoAxesCombined, FileUp, MessagesSquare, Plus } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";

const WAYS = [
  {
    to: "/messages",
    label: m.dashboard_way_messages,
    text: m.dashboard_way_messages_text,
    Icon: MessagesSquare,
  },
  {
    to: "/analytics",
    label: m.dashboard_way_analytics,
    text: m.dashboard_way_analytics_text,
    Icon: ChartNoAxesCombined,
  },
  {
    to: "/supplier-dashboard/prices",
    label: m.dashboard_way_prices,
    text: m.dashboard_way_prices_text,
    Icon: BadgeDollarSign,
  },
  {
    to: "/supplier-dashboard/import",
    label: m.dashboard_way_import,
    text: m.dashboard_way_import_text,
    Icon: FileUp,
  },
  { to: "/add-product", label: m.dashboard_add, text: m.dashboard_way_add_text, Icon: Plus },
  {
    to: "/supplier-dashboard/company",
    label: m.dashboard_way_company,
    text: m.dashboard_way_company_text,
    Icon: Building2,
  },
] as const;

/** Where a supplier goes from here. */
export function Ways() {
  return (
    <nav aria-label={m.dashboard_ways()}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4">
        {WAYS.map(({ to, label, text, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full min-h-24 flex-col gap-2 rounded-xl bg-gulf-900 p-4 text-white shadow-card hover:bg-gulf-800"
            >
              <Icon aria-hidden size={24} className="text-brass-300" />
              <span className="grid gap-0.5">
                <span className="font-bold">{label()}</span>
                <span className="text-gulf-100 text-sm leading-snug">{text()}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
