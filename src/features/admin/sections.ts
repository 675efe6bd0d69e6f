import { Building2, Inbox, type LucideIcon, ScrollText } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";

interface AdminSection {
  to: "/admin" | "/admin/applications" | "/admin/audit";
  label: () => string;
  Icon: LucideIcon;
  /** Its own address alone is this section; the others hold pages beneath. */
  exact?: true;
}

/** The parts of the administration, in their order. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { to: "/admin", label: m.admin_overview, Icon: Inbox, exact: true },
  { to: "/admin/applications", label: m.admin_applications, Icon: Building2 },
  { to: "/admin/audit", label: m.admin_audit, Icon: ScrollText },
];
