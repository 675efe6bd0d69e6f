import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { eventWords } from "./quote-words.ts";
import type { Thread } from "./thread.ts";

/** Every move, the latest first, with who made it. */
export function History({ thread: { events, side } }: { thread: Thread }) {
  const actors: Record<string, string> = {
    supplier: side === "supplier" ? m.quotes_actor_you() : m.quotes_supplier(),
    buyer: side === "buyer" ? m.quotes_actor_you() : m.quotes_buyer(),
    clock: m.quotes_actor_clock(),
    award: m.quotes_buyer(),
  };
  return (
    <Panel title={m.quotes_history()}>
      <ol className="grid gap-3">
        {[...events].reverse().map((event) => (
          <li key={`${event.createdAt}-${event.action}`} className="border-gulf-300 border-s-2 ps-3">
            <p className="text-gulf-900 text-sm">
              <b>{eventWords(event.action)}</b> · {actors[event.actor]}
            </p>
            <p className="text-sand-600 text-xs">{formatDateTime(event.createdAt, currentLocale())}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
