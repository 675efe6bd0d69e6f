import { formatMilliseconds } from "#i18n/durations.ts";
import { formatDateTime, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import type { Column } from "../lists/column.ts";

type JobRun = ApiOutputs["admin"]["health"]["jobs"][number];

const NEVER = "–";
const shownTime = (time: number | null) => (time === null ? NEVER : formatDateTime(time, currentLocale()));
const written = (count: number) => formatNumber(count, currentLocale());

function fact(header: () => string, text: (run: JobRun) => string): Column<JobRun> {
  return {
    header,
    cell: (run) => <span className="tabular-nums">{text(run)}</span>,
    card: "fact",
    isShort: true,
  };
}

/** How each job fared, those that fail first. Their names are those of the log. */
export const JOB_COLUMNS: readonly Column<JobRun>[] = [
  {
    header: m.health_job,
    cell: ({ name, failures }) => (
      <span className="flex min-h-11 flex-wrap items-center gap-2 font-bold text-gulf-900">
        <Ltr>{name}</Ltr> {failures > 0 && <Badge tone="clay">{m.health_failing()}</Badge>}
      </span>
    ),
    card: "title",
  },
  fact(m.health_job_ran, ({ ranAt }) => shownTime(ranAt)),
  fact(m.health_job_took, ({ tookMs }) => formatMilliseconds(tookMs, currentLocale())),
  fact(m.health_job_moved, ({ moved }) => written(moved)),
  fact(m.health_job_failed, ({ failedAt }) => shownTime(failedAt)),
  fact(m.health_job_failures, ({ failures }) => written(failures)),
];
