import { Link } from "@tanstack/react-router";
import { BadgeCheck, ChartNoAxesColumn, Handshake, Lightbulb, type LucideIcon } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";

interface ContentSection {
  to: "/admin/content/tips" | "/admin/content/partners" | "/admin/content/statistics" | "/admin/content/claims";
  label: () => string;
  intro: () => string;
  Icon: LucideIcon;
}

/** What operators write, in the order of the menu. */
const CONTENT_SECTIONS: readonly ContentSection[] = [
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

/** The way to everything that the platform writes itself. */
export function ContentHome() {
  return (
    <section aria-label={m.editor_title()} className="grid gap-4">
      <p className="text-sand-700">{m.editor_intro()}</p>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {CONTENT_SECTIONS.map(({ to, label, intro, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full min-h-24 items-center gap-4 rounded-xl border border-sand-200 bg-white p-4 shadow-card hover:border-gulf-400"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-gulf-900 text-brass-300">
                <Icon aria-hidden size={24} />
              </span>
              <span className="grid min-w-0 grow gap-0.5">
                <span className="font-bold text-gulf-900">{label()}</span>
                <span className="text-sand-700 text-sm">{intro()}</span>
              </span>
              <ForwardChevron />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
