import { CalendarClock, CircleSlash } from "lucide-react";
import { isSoon } from "#domain/kernel/time.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatTimeLeft } from "#i18n/relative-time.ts";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";

/** What became of a request before its time was over. */
const ENDS = {
  closed: m.inbox_ended_closed,
  awarded: m.inbox_ended_awarded,
  cancelled: m.inbox_ended_cancelled,
  removed: m.inbox_ended_removed,
} satisfies Partial<Record<RfqStatus, () => string>>;

interface TimeLeftProps {
  deadlineAt: number;
  /** Of the request. */
  status: RfqStatus;
  /** The reader's own quote to it. */
  quote: { status: string } | null;
}

/** The deadline of a request as time left; what is over says so, and what takes no quotes any more says why. */
export function TimeLeft({ deadlineAt, status, quote }: TimeLeftProps) {
  if (hasEnded(status)) {
    return (
      <span className="inline-flex items-center gap-1.5 text-sand-700">
        <CircleSlash aria-hidden size={16} className="shrink-0" />
        {quote?.status === "accepted" ? m.inbox_ended_chosen() : labelOf(ENDS, status)}
      </span>
    );
  }
  const now = Date.now();
  const isOver = deadlineAt <= now;
  const presses = !isOver && isSoon(deadlineAt, now);
  return (
    <span className={`inline-flex items-center gap-1.5 ${presses ? "font-bold text-clay-700" : "text-sand-700"}`}>
      <CalendarClock aria-hidden size={16} className="shrink-0" />
      <span className="sr-only">{m.inbox_deadline()}</span>
      <time dateTime={dateTimeOf(deadlineAt)} title={formatDateTime(deadlineAt, currentLocale())}>
        {isOver ? m.inbox_deadline_over() : formatTimeLeft(deadlineAt, now, currentLocale())}
      </time>
    </span>
  );
}

function hasEnded(status: RfqStatus): status is keyof typeof ENDS {
  return Object.hasOwn(ENDS, status);
}
