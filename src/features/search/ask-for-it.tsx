import { type ReactNode, useId } from "react";
import { m } from "#i18n/paraglide/messages.js";

/** The way to ask for it all the same, behind every page of results. */
export function AskForIt({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-6 grid gap-4 rounded-2xl border border-gulf-200 bg-gulf-50 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-gulf-900 text-lg">
          {m.search_ask_title()}
        </h2>
        <p className="text-sand-700 text-sm">{m.search_ask_text()}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
