import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { dateTimeOf } from "#src/lib/date-time-of.ts";
import { Panel } from "#src/ui/panel.tsx";
import { eventWords } from "../status-words.ts";
import type { OwnRequest } from "./request-screen.tsx";

type RequestEvent = OwnRequest["events"][number];

/** What happened to the request, in order. */
export function HistoryPanel({ request: { events } }: { request: OwnRequest }) {
  const locale = currentLocale();
  return (
    <Panel title={m.rfq_track_history()}>
      <ol className="grid gap-4 border-gulf-200 border-s-2 ps-4">
        {events.map((event) => (
          <li key={`${event.action}-${event.createdAt}`}>
            <p className="font-bold text-sm">{happened(event)}</p>
            <p className="text-sand-600 text-xs">
              <time dateTime={dateTimeOf(event.createdAt)}>{formatDateTime(event.createdAt, locale)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Moves that leave a request in its state have words of their own. */
function happened(event: RequestEvent): string {
  if (event.action === "extend") return m.rfqs_event_extend();
  if (event.action === "widen") return m.rfqs_event_widen();
  return eventWords(event);
}
