import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { CONTENT_SECTIONS } from "./content-sections.ts";

/** The way to everything that the house writes itself. */
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
