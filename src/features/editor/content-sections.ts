import { BadgeCheck, ChartNoAxesColumn, Handshake, Lightbulb, type LucideIcon } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";

interface ContentSection {
  to: "/admin/content/tips" | "/admin/content/partners" | "/admin/content/statistics" | "/admin/content/claims";
  label: () => string;
  intro: () => string;
  Icon: LucideIcon;
}

/** What the house writes itself, in the order of the menu. */
export const CONTENT_SECTIONS: readonly ContentSection[] = [
  { to: "/admin/content/tips", label: m.editor_tips, intro: m.editor_tips_intro, Icon: Lightbulb },
  { to: "/admin/content/partners", label: m.editor_partners, intro: m.editor_partners_intro, Icon: Handshake },
  {
    to: "/admin/content/statistics",
    label: m.editor_statistics,
    intro: m.editor_statistics_intro,
    Icon: ChartNoAxesColumn,
  },
  { to: "/admin/content/claims", label: m.editor_claims, intro: m.editor_claims_intro, Icon: BadgeCheck },
];
