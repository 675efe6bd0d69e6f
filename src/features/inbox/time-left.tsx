import { CalendarClock } from "lucide-react";
import { DAY_MS } from "#domain/kernel/time.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatTimeLeft } from "#i18n/relative-time.ts";
import { dateTimeOf } from "#src/lib/date-time-of.ts";

/** A deadline within this time presses. */
const SOON_MS = 2 * DAY_MS;

/** The deadline of a request as time left; what is over says so. */
export function TimeLeft({ deadlineAt }: { deadlineAt: number }) {
  const now = Date.now();
  const isOver = deadlineAt <= now;
  const isSoon = !isOver && deadlineAt - now < SOON_MS;
  return (
    <span className={`inline-flex items-center gap-1.5 ${isSoon ? "font-bold text-clay-700" : "text-sand-700"}`}>
      <CalendarClock aria-hidden size={16} className="shrink-0" />
      <span className="sr-only">{m.inbox_deadline()}</span>
      <time dateTime={dateTimeOf(deadlineAt)} title={formatDateTime(deadlineAt, currentLocale())}>
        {isOver ? m.inbox_deadline_over() : formatTimeLeft(deadlineAt, now, currentLocale())}
      </time>
    </span>
  );
}
