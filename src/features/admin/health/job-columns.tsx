import { formatMilliseconds } from "#i18n/durations.ts";
import { formatDateTime, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { Column } from "../lists/column.ts";
import { JOB_LABELS } from "./job-labels.ts";

type JobRun = ApiOutputs["admin"]["health"]["jobs"][number];

const shownTime = (time: number | null) => (time === null ? "–" : formatDateTime(time, currentLocale()));
const written = (count: number) => formatNumber(count, currentLocale());

function Job({ run: { name, failures } }: { run: JobRun }) {
  return (
    <span className="grid py-1">
      <span className="flex flex-wrap items-center gap-2 font-bold text-gulf-900">
        {labelOf<string, []>(JOB_LABELS, name)} {failures > 0 && <Badge tone="clay">{m.health_failing()}</Badge>}
      </span>
      <Ltr className="justify-self-start text-sand-600 text-xs">{name}</Ltr>
    </span>
  );
}

/** A column whose name a card shows where there is something to tell. */
function factColumn(header: () => string, text: (run: JobRun) => string, isTold: (run: JobRun) => boolean) {
  const column: Column<JobRun> = {
    header,
    cell: text,
    card: "fact",
    onCard: (run) => (isTold(run) ? text(run) : null),
    isShort: true,
  };
  return column;
}

/** How each job fared, those that fail first; below what it does stands its name in the log. */
export const JOB_COLUMNS: readonly Column<JobRun>[] = [
  {
    header: m.health_job,
    cell: (run) => <Job run={run} />,
    card: "title",
  },
  {
    header: m.health_job_took,
    cell: ({ tookMs }) => formatMilliseconds(tookMs, currentLocale()),
    card: "aside",
    isShort: true,
  },
  { header: m.health_job_ran, cell: ({ ranAt }) => shownTime(ranAt), card: "line", isShort: true },
  factColumn(
    m.health_job_moved,
    ({ moved }) => written(moved),
    ({ moved }) => moved > 0,
  ),
  factColumn(
    m.health_job_failed,
    ({ failedAt }) => shownTime(failedAt),
    ({ failedAt }) => failedAt !== null,
  ),
  factColumn(
    m.health_job_failures,
    ({ failures }) => written(failures),
    ({ failures }) => failures > 0,
  ),
];
