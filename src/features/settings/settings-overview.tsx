import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { SETTINGS_SECTIONS } from "./sections.ts";

/** All sections of the settings with a word on each. */
export function SettingsOverview() {
  return (
    <>
      <AccountHeader title={m.settings_title()} back={{ label: m.shell_nav_profile(), to: "/profile" }} />
      <Container className="py-6 sm:py-10">
        <nav aria-label={m.settings_sections()}>
          <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
            {SETTINGS_SECTIONS.map(({ to, label, hint, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-20 items-center gap-4 rounded-xl border border-sand-200 bg-white p-4 shadow-card hover:border-gulf-400"
                >
                  <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-gulf-900 text-brass-300">
                    <Icon aria-hidden size={24} />
                  </span>
                  <span className="grid grow">
                    <span className="font-bold text-gulf-900 text-lg">{label()}</span>
                    <span className="text-sand-600 text-sm">{hint()}</span>
                  </span>
                  <ForwardChevron className="shrink-0 text-sand-600" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </>
  );
}
