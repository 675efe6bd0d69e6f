import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { SETTINGS_SECTIONS } from "./sections.ts";

/** One section of the settings; on wide screens the list of all stands beside it, on phones the way back to it. */
export function SettingsSectionPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <AccountHeader title={title} back={{ label: m.settings_title(), to: "/settings" }} />
      <Container className="grid gap-8 py-6 sm:py-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <SideList />
        <div className="grid min-w-0 gap-6">{children}</div>
      </Container>
    </>
  );
}

function SideList() {
  return (
    <nav aria-label={m.settings_sections()} className="max-lg:hidden">
      <ul className="grid gap-1">
        {SETTINGS_SECTIONS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 rounded-md border-transparent border-s-4 px-3 text-sand-700 hover:bg-gulf-50"
              activeProps={{ className: "border-brass-500! bg-gulf-50 font-bold text-gulf-900!" }}
            >
              <Icon aria-hidden size={20} className="shrink-0 text-brass-600" />
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
