import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useState } from "react";
import { formatMilliseconds } from "#i18n/durations.ts";
import { formatNumber } from "#i18n/formats.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatTimeAgo } from "#i18n/relative-time.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { datedName, saveFile } from "#src/lib/format/save-file.ts";
import { LIVE_LIST } from "#src/lib/realtime/live-reads.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { Details } from "#src/ui/overlay/details.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { AdminPage } from "../admin-page.tsx";
import { Fact } from "../fact.tsx";
import { ColumnsView } from "../lists/columns-view.tsx";
import { IfOpen } from "../operators/if-open.tsx";
import { QUEUES } from "../queues.ts";
import { AllAlarms, RaisedAlarms } from "./alarm-list.tsx";
import { JOB_COLUMNS } from "./job-columns.tsx";

type Health = ApiOutputs["admin"]["health"];

/** How the platform fares: the alarms that are raised, its figures, the jobs of the scheduler. */
export function HealthScreen() {
  const health = api.admin.health.useQuery(undefined, LIVE_LIST);
  return (
    <AdminPage title={m.health_title()}>
      <p className="text-sand-700">{m.health_intro()}</p>
      <ListBody list={health}>
        {(data) => (
          <div className="grid min-w-0 gap-6">
            <RaisedAlarms alarms={data.alarms} />
            <Figures health={data} />
            <AllAlarms health={data} />
            <Jobs jobs={data.jobs} />
          </div>
        )}
      </ListBody>
    </AdminPage>
  );
}

function Figures({ health }: { health: Health }) {
  const { figures, mails, seals, sessions, release, late } = health;
  const locale = currentLocale();
  const clock = figures.clockAge;
  return (
    <Panel title={m.health_figures()} action={<SaveButton health={health} />}>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact label={m.health_mails_waiting()}>
          <WaitingText waiting={mails.waiting} now={health.at} />
        </Fact>
        <Fact label={m.health_mails_failed()}>
          {mails.failed.count > 0 ? (
            <IfOpen place="/admin/mails" otherwise={<WaitingText waiting={mails.failed} now={health.at} />}>
              <Link to="/admin/mails" className={TEXT_LINK}>
                <WaitingText waiting={mails.failed} now={health.at} />
              </Link>
            </IfOpen>
          ) : (
            m.health_none()
          )}
        </Fact>
        <Fact label={m.health_seals()}>
          <WaitingText waiting={seals} now={health.at} />
        </Fact>
        <Fact label={m.health_late()}>
          <LateQueues late={late} />
        </Fact>
        <Fact label={m.health_sessions()}>{formatNumber(sessions, locale)}</Fact>
        <Fact label={m.health_database()}>{formatMilliseconds(figures.databaseMs, locale)}</Fact>
        <Fact label={m.health_clock()}>
          {clock === null ? m.health_never() : formatTimeAgo(health.at - clock, health.at, locale)}
        </Fact>
        <Fact label={m.health_release()}>
          <Ltr>{release}</Ltr>
        </Fact>
      </dl>
    </Panel>
  );
}

/** How many wait, and since when the oldest. */
function WaitingText({ waiting: { count, oldestAt }, now }: { waiting: Health["seals"]; now: number }) {
  const locale = currentLocale();
  const number = formatNumber(count, locale);
  if (count === 0) return m.health_none();
  return oldestAt === null ? number : m.health_since({ number, time: formatTimeAgo(oldestAt, now, locale) });
}

function LateQueues({ late }: Pick<Health, "late">) {
  const queues = QUEUES.filter(({ name }) => late.some(({ queue }) => queue === name));
  if (queues.length === 0) return m.health_none();
  return (
    <ul className="grid">
      {queues.map(({ name, label, link }) => (
        <li key={name}>
          <Link {...link} className={TEXT_LINK}>
            {label()}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The jobs of the scheduler: those that fail at first sight, the others when they are asked for. */
export function Jobs({ jobs }: Pick<Health, "jobs">) {
  return (
    <section aria-labelledby="health-jobs" className="grid min-w-0 gap-3">
      <h2 id="health-jobs" className="text-gulf-900 text-xl">
        {m.health_jobs()}
      </h2>
      <p className="text-sand-600 text-sm">{m.health_jobs_intro()}</p>
      {jobs.length === 0 ? (
        <EmptyState title={m.health_never()} description={m.health_jobs_none()} />
      ) : (
        <>
          <JobRuns jobs={jobs.filter(isFailing)} />
          <QuietJobs jobs={jobs.filter((job) => !isFailing(job))} />
        </>
      )}
    </section>
  );
}

function isFailing({ failures }: Health["jobs"][number]): boolean {
  return failures > 0;
}

/** Those that ran well are many and alike: they are opened by who looks for one. */
function QuietJobs({ jobs }: Pick<Health, "jobs">) {
  if (jobs.length === 0) return null;
  return (
    <Details
      summary={m.health_jobs_well({ number: formatNumber(jobs.length, currentLocale()) })}
      className="min-w-0 rounded-xl border border-sand-200 bg-white px-4 shadow-card"
    >
      <div className="grid min-w-0 pb-4">
        <JobRuns jobs={jobs} />
      </div>
    </Details>
  );
}

function JobRuns({ jobs }: Pick<Health, "jobs">) {
  if (jobs.length === 0) return null;
  return <ColumnsView items={jobs} columns={JOB_COLUMNS} keyOf={({ name }) => name} />;
}

/** Hands all figures to the browser's downloads as they were read. */
function SaveButton({ health }: { health: Health }) {
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const name = datedName("mawrid-health", "json", health.at);
    saveFile(name, new Blob([`${JSON.stringify(health, null, 2)}\n`], { type: "application/json" }));
    await showToast("success", m.admin_export_done({ file: isolatedLtr(name) }));
    setBusy(false);
  }
  return (
    <Button type="button" variant="secondary" busy={isBusy} onClick={() => void save()}>
      <Download aria-hidden size={18} /> {m.health_save()}
    </Button>
  );
}
