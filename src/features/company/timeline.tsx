import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { Details } from "#src/ui/overlay/details.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { actorLabels, eventLabels, foldEvents } from "./event-labels.ts";
import type { CompanyEvent } from "./use-company.ts";

/** The latest steps stand open, those before are a press away. */
const AT_ONCE = 6;

/** What happened to the application, newest first. */
export function Timeline({ events }: { events: readonly CompanyEvent[] }) {
  const folded = foldEvents(events);
  const earlier = folded.slice(AT_ONCE);
  if (folded.length === 0) return null;
  return (
    <Panel title={m.company_events()}>
      <Steps events={folded.slice(0, AT_ONCE)} />
      {earlier.length > 0 && (
        <Details summary={m.company_events_more({ count: earlier.length })} summaryClass="text-sm">
          <div className="pt-3">
            <Steps events={earlier} />
          </div>
        </Details>
      )}
    </Panel>
  );
}

function Steps({ events }: { events: readonly CompanyEvent[] }) {
  return (
    <ol className="grid gap-5 border-gulf-200 border-s-2 ps-5">
      {events.map((event) => (
        <Step key={event.id} event={event} />
      ))}
    </ol>
  );
}

function Step({ event }: { event: CompanyEvent }) {
  const { title, reason } = eventLabels(event);
  return (
    <li className="relative grid gap-0.5">
      <span
        aria-hidden
        className="absolute -start-[1.72rem] top-1.5 size-3.5 rounded-full border-2 border-white bg-brass-500"
      />
      <p className="font-bold text-gulf-900 text-sm">{title}</p>
      {reason && <OwnParagraph text={reason} className="wrap-anywhere whitespace-pre-line text-sm" />}
      <p className="text-sand-600 text-xs">
        {actorLabels(event.by)} ·{" "}
        <time dateTime={dateTimeOf(event.createdAt)}>{formatDateTime(event.createdAt, currentLocale())}</time>
      </p>
    </li>
  );
}
