import { Link } from "@tanstack/react-router";
import {
  BadgeDollarSign,
  Building2,
  ChartNoAxesCombined,
  FileText,
  FileUp,
  Inbox,
  LayoutDashboard,
  Package,
  PackageOpen,
  Star,
} from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session.ts";
import { Container } from "#src/ui/section.tsx";
import { useCurrentInView } from "#src/ui/use-current-in-view.ts";

const PARTS = [
  { to: "/supplier-dashboard", label: m.dashboard_nav_overview, Icon: LayoutDashboard, exact: true },
  { to: "/inbox", label: m.inbox_nav, Icon: Inbox },
  { to: "/quotes", label: m.quotes_nav, Icon: FileText },
  { to: "/orders/sold", label: m.orders_sold, Icon: PackageOpen },
  { to: "/supplier-dashboard/products", label: m.dashboard_nav_products, Icon: Package },
  { to: "/supplier-dashboard/prices", label: m.dashboard_nav_prices, Icon: BadgeDollarSign },
  { to: "/supplier-dashboard/import", label: m.dashboard_nav_import, Icon: FileUp },
  { to: "/analytics", label: m.dashboard_nav_analytics, Icon: ChartNoAxesCombined },
  { to: "/supplier-dashboard/ratings", label: m.ratings_title_short, Icon: Star },
  { to: "/supplier-dashboard/company", label: m.dashboard_nav_company, Icon: Building2 },
] as const satisfies { to: string; label: () => string; Icon: typeof Building2; exact?: boolean }[];

const PART = "inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-b-4 px-3 text-sm";

/** The way between the parts of one's own shop; only approved companies have more than one. */
export function ShopNav() {
  const { session } = useSession();
  const row = useCurrentInView();
  if (session?.supplierStatus !== "approved") return null;
  return (
    <nav aria-label={m.dashboard_nav()} className="bg-gulf-950 text-gulf-100">
      <Container className="max-sm:px-0">
        <ul ref={row} className="flex overflow-x-auto max-sm:px-1 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden">
          {PARTS.map(({ to, label, Icon, ...options }) => (
            <li key={to} className="shrink-0">
              <Link
                to={to}
                activeOptions={{ exact: "exact" in options, includeSearch: false, includeHash: false }}
                activeProps={{ className: `${PART} border-brass-400 font-bold text-white` }}
                inactiveProps={{ className: `${PART} border-transparent hover:text-white` }}
              >
                <Icon aria-hidden size={18} className="shrink-0" /> {label()}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
