import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Container } from "#src/ui/section.tsx";
import { Logo } from "./logo.tsx";
import { LEGAL_ENTRIES, MENU_ENTRIES, REGISTRATION_ENTRIES, TABS } from "./navigation.ts";

const PLATFORM = MENU_ENTRIES.filter((entry) => entry.to !== "/products" && entry.to !== "/");

const LINK =
  "inline-flex min-h-11 cursor-pointer items-center text-sm underline-offset-4 hover:text-white hover:underline";

/** Who we are, and every place of the site. Leaves room for the bottom navigation of phones. */
export function Footer() {
  return (
    <footer className="mt-auto bg-gulf-950 pt-6 pb-20 text-gulf-100 lg:pt-8 lg:pb-10 print:hidden">
      <Container className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:gap-10">
        {/* A phone has it in its bar. */}
        <div className="max-sm:hidden max-lg:col-span-2">
          <Logo onDark />
        </div>
        <FooterList title={m.shell_footer_market()}>
          {TABS.map((entry) => (
            <FooterLink key={entry.to} {...entry} />
          ))}
          <FooterLink to="/tips" label={m.shell_nav_tips} />
        </FooterList>
        <FooterList title={m.shell_footer_platform()}>
          {PLATFORM.map((entry) => (
            <FooterLink key={entry.to} {...entry} />
          ))}
        </FooterList>
        <FooterList title={m.shell_footer_trade()}>
          {REGISTRATION_ENTRIES.map((entry) => (
            <FooterLink key={entry.to} {...entry} />
          ))}
        </FooterList>
      </Container>
      <Container className="mt-6 border-gulf-800 border-t pt-3 text-gulf-200 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p>{m.shell_footer_rights({ year: "2026" })}</p>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL_ENTRIES.map((entry) => (
              <FooterLink key={entry.to} {...entry} />
            ))}
          </ul>
          <details>
            <summary className={LINK}>
              {m.shell_display()} <ChevronDown aria-hidden size={16} />
            </summary>
            <div data-display className="max-w-72 rounded-lg bg-white p-3 text-ink" />
          </details>
        </div>
      </Container>
    </footer>
  );
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="font-bold text-brass-300 sm:mb-2">{title}</p>
      <ul>{children}</ul>
    </nav>
  );
}

type FooterEntry =
  | (typeof TABS)[number]
  | (typeof MENU_ENTRIES)[number]
  | (typeof LEGAL_ENTRIES)[number]
  | (typeof REGISTRATION_ENTRIES)[number]
  | { to: "/tips"; label: () => string };

function FooterLink({ label, ...link }: FooterEntry) {
  return (
    <li>
      <Link {...link} className={LINK}>
        {label()}
      </Link>
    </li>
  );
}
