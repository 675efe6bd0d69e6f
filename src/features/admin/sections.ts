import {
  Activity,
  BookA,
  Building2,
  Coins,
  FilePen,
  FileQuestion,
  Flag,
  Inbox,
  Lightbulb,
  type LucideIcon,
  MailWarning,
  MessageSquare,
  Package,
  PackageX,
  ScrollText,
  Search,
  ShoppingBag,
  Star,
  TextSearch,
  UserPlus,
  Users,
} from "lucide-react";
import type { PLACE_GRANTS } from "#domain/identity/needed-grants.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Parts to which others lead. */
type WithoutEntry =
  | "/admin/proposals"
  | "/admin/companies"
  | "/admin/company-changes"
  | "/admin/claims"
  | "/admin/conversations";

export interface AdminSection {
  to: Exclude<keyof typeof PLACE_GRANTS, WithoutEntry>;
  label: () => string;
  Icon: LucideIcon;
  /** Its own address alone is this section; the others hold pages beneath. */
  exact?: true;
}

/** The parts of the administration, in their order. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { to: "/admin", label: m.admin_overview, Icon: Inbox, exact: true },
  { to: "/admin/find", label: m.admin_find, Icon: Search },
  { to: "/admin/applications", label: m.admin_applications, Icon: Building2 },
  { to: "/admin/products", label: m.review_title, Icon: Package },
  { to: "/admin/requests", label: m.admin_requests_title, Icon: FileQuestion },
  { to: "/admin/refusals", label: m.admin_refusals_title, Icon: PackageX },
  { to: "/admin/orders", label: m.admin_orders_title, Icon: ShoppingBag },
  { to: "/admin/ratings", label: m.admin_ratings_title, Icon: Star },
  { to: "/admin/rates", label: m.admin_rates_title, Icon: Coins },
  { to: "/admin/users", label: m.members_title, Icon: Users },
  { to: "/admin/content", label: m.editor_title, Icon: FilePen },
  { to: "/admin/search", label: m.searches_title, Icon: TextSearch, exact: true },
  { to: "/admin/search/words", label: m.editor_synonyms, Icon: BookA },
  { to: "/admin/messages", label: m.admin_queue_messages, Icon: MessageSquare },
  { to: "/admin/leads", label: m.admin_queue_leads, Icon: UserPlus },
  { to: "/admin/tips", label: m.admin_queue_tips, Icon: Lightbulb },
  { to: "/admin/mails", label: m.admin_queue_mails, Icon: MailWarning },
  { to: "/admin/health", label: m.health_title, Icon: Activity },
  { to: "/admin/reports", label: m.reports_admin_title, Icon: Flag },
  { to: "/admin/audit", label: m.admin_audit, Icon: ScrollText },
];
