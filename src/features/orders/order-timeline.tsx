import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Written } from "#src/ui/bdi.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { eventNote, eventWords } from "./event-words.ts";
import { actorWords, type OpenOrder } from "./order-words.ts";

/** Who did what with an order, the latest first. */
export function OrderTimeline({ events }: Pick<OpenOrder, "events">) {
  return (
    <Panel title={m.orders_timeline()}>
      <ol className="grid gap-4">
        {events.toReversed().map((event) => (
          <li
            key={`${event.createdAt}-${event.action}-${event.actor}`}
            className="grid gap-0.5 border-brass-300 border-s-2 ps-3"
          >
            <p className="font-bold text-gulf-900">{eventWords(event)}</p>
            {eventNote(event) && (
              <p className="wrap-anywhere whitespace-pre-line text-sand-800">
                <Written>{eventNote(event)}</Written>
              </p>
            )}
            <p className="text-sand-600 text-sm">
              {actorWords(event.actor)} · {formatDateTime(event.createdAt, currentLocale())}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
