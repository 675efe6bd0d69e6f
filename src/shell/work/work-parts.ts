import {
  BadgeDollarSign,
  Bell,
  Building2,
  ChartNoAxesCombined,
  FileText,
  FileUp,
  House,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Package,
  PackageOpen,
  Search,
  Settings,
  Star,
} from "lucide-react";
import type { ComponentType } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { AdminSection } from "#src/features/admin/sections.ts";
import { MessagesIcon } from "../messages-link.tsx";

export interface WorkPart {
  to: AdminSection["to"] | SellingAddress | BuyingAddress;
  label: () => string;
  /** The word under the icon of the phone's bar; parts without one are in the menu there. */
  short?: () => string;
  /** In the phone's bar alone: a wide screen has it at its top. */
  barOnly?: true;
  Icon: LucideIcon | ComponentType<{ size: number }>;
  /** Its own address alone is this part; the others hold pages beneath. */
  exact?: boolean;
}

type SellingAddress =
  | "/supplier-dashboard"
  | "/inbox"
  | "/quotes"
  | "/orders/sold"
  | "/messages"
  | "/supplier-dashboard/products"
  | "/supplier-dashboard/prices"
  | "/supplier-dashboard/import"
  | "/analytics"
  | "/supplier-dashboard/ratings"
  | "/supplier-dashboard/company";
type BuyingAddress = "/" | "/product-search" | "/rfqs" | "/orders" | "/messages" | "/notifications" | "/settings";

/** The parts of one's own company, the five under a thumb among them. */
export const SELLING_PARTS: readonly WorkPart[] = [
  {
    to: "/supplier-dashboard",
    label: m.dashboard_nav_overview,
    short: m.shell_work_today,
    Icon: LayoutDashboard,
    exact: true,
  },
  { to: "/inbox", label: m.inbox_nav, short: m.shell_work_requests, Icon: Inbox },
  { to: "/quotes", label: m.quotes_nav, Icon: FileText },
  { to: "/orders/sold", label: m.orders_sold, short: m.shell_work_orders, Icon: PackageOpen },
  { to: "/messages", label: m.shell_nav_messages, short: m.shell_nav_messages, Icon: MessagesIcon },
  {
    to: "/supplier-dashboard/products",
    label: m.dashboard_nav_products,
    short: m.shell_work_catalogue,
    Icon: Package,
  },
  { to: "/supplier-dashboard/prices", label: m.dashboard_nav_prices, Icon: BadgeDollarSign },
  { to: "/supplier-dashboard/import", label: m.dashboard_nav_import, Icon: FileUp },
  { to: "/analytics", label: m.dashboard_nav_analytics, Icon: ChartNoAxesCombined },
  { to: "/supplier-dashboard/ratings", label: m.ratings_title_short, Icon: Star },
  { to: "/supplier-dashboard/company", label: m.dashboard_nav_company, Icon: Building2 },
];

/** What somebody who buys works with. */
export const BUYING_PARTS: readonly WorkPart[] = [
  { to: "/", label: m.shell_nav_home, short: m.shell_nav_home, barOnly: true, Icon: House, exact: true },
  { to: "/product-search", label: m.shell_work_search, short: m.shell_work_search, barOnly: true, Icon: Search },
  { to: "/rfqs", label: m.rfqs_list_title, short: m.shell_work_requests, Icon: FileText },
  { to: "/orders", label: m.orders_mine, short: m.shell_work_orders, Icon: PackageOpen },
  { to: "/messages", label: m.shell_nav_messages, short: m.shell_nav_messages, Icon: MessagesIcon },
  { to: "/notifications", label: m.notices_title, Icon: Bell },
  { to: "/settings", label: m.shell_nav_settings, Icon: Settings },
];
