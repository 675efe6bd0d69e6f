import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { chipClass } from "#src/ui/list/chip.tsx";
import { ChipRow } from "#src/ui/list/chip-row.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { useOpenParts } from "./operators/if-open.tsx";
import { useArrival } from "./queue/queue-context.ts";
import { ADMIN_SECTIONS } from "./sections.ts";

interface AdminPageProps {
  title: string;
  back?: { label: string } & Pick<LinkProps, "to" | "search">;
  children: ReactNode;
}

/** The frame of every screen of the platform: where we are, and on phones the way to the other parts. */
export function AdminPage({ title, back = { label: m.admin_title(), to: "/admin" }, children }: AdminPageProps) {
  const headingRef = useArrival();
  const isOpen = useOpenParts();
  return (
    <>
      <AccountHeader title={title} back={back} headingRef={headingRef} />
      <Container className="grid gap-6 py-4 sm:py-6">
        <nav aria-label={m.admin_sections()} className="min-w-0 lg:hidden">
          <ChipRow label={m.admin_sections()}>
            {ADMIN_SECTIONS.filter(({ to }) => isOpen(to)).map(({ to, label, Icon, exact = false }) => (
              <li key={to} className="shrink-0">
                <Link
                  to={to}
                  activeOptions={{ exact, includeSearch: false }}
                  activeProps={{ className: chipClass(true) }}
                  inactiveProps={{ className: chipClass(false) }}
                >
                  <Icon aria-hidden size={18} className="shrink-0" /> {label()}
                </Link>
              </li>
            ))}
          </ChipRow>
        </nav>
        {children}
      </Container>
    </>
  );
}
