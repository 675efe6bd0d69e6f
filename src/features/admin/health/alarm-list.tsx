import { Link } from "@tanstack/react-router";
import { BellRing } from "lucide-react";
import { ALARM_NAMES, ALARMS, type AlarmName } from "#domain/admin/alarms.ts";
import { withColon } from "#i18n/colon.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { ALARM_WORDS, alarmFigures } from "./alarm-labels.ts";

type Health = ApiOutputs["admin"]["health"];

/** The alarms that are raised, each with the way to what it means and what to do. */
export function RaisedAlarms({ alarms }: Pick<Health, "alarms">) {
  const raised = ALARM_NAMES.filter((name) => alarms.includes(name));
  if (raised.length === 0) return <Notice tone="success" title={m.health_quiet()} />;
  return (
    <section aria-labelledby="raised-alarms" className="grid gap-2 rounded-xl border border-clay-600 bg-clay-50 p-4">
      <h2 id="raised-alarms" className="flex items-center gap-2 font-bold text-gulf-900 text-lg">
        <BellRing aria-hidden size={20} className="shrink-0 text-clay-700" /> {m.health_raised_title()}
      </h2>
      <ul className="grid">
        {raised.map((name) => (
          <li key={name}>
            <Link
              to="/admin/health"
              hash={ALARMS[name].anchor}
              className="flex min-h-11 items-center gap-2 text-gulf-900 underline underline-offset-4"
            >
              <span className="min-w-0 grow">{ALARM_WORDS[name].name()}</span>
              <ForwardChevron className="shrink-0 text-sand-600" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every alarm: what it means, where its figure is, what to do first and where the rest is written. */
export function AllAlarms({ health }: { health: Health }) {
  return (
    <Panel title={m.health_alarms()}>
      <ul className="grid gap-5 lg:grid-cols-2">
        {ALARM_NAMES.map((name) => (
          <AlarmEntry key={name} name={name} health={health} />
        ))}
      </ul>
    </Panel>
  );
}

function AlarmEntry({ name, health: { alarms, figures } }: { name: AlarmName; health: Health }) {
  const { name: title, means, first } = ALARM_WORDS[name];
  const { now, limit } = alarmFigures(name, figures);
  const isRaised = alarms.includes(name);
  const { anchor } = ALARMS[name];
  return (
    <li
      id={anchor}
      className={`grid min-w-0 scroll-mt-24 content-start gap-1.5 border-s-4 ps-4 ${isRaised ? "border-clay-600" : "border-sand-200"}`}
    >
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-gulf-900">
        {title()} <Badge tone={isRaised ? "clay" : "leaf"}>{isRaised ? m.health_raised() : m.health_calm()}</Badge>
      </h3>
      <p className="text-sand-600 text-sm">
        {now} · {limit}
      </p>
      <p className="text-sand-800">{means()}</p>
      <p className="text-sand-800">{first()}</p>
      <p className="text-sand-600 text-sm">
        {withColon(m.health_runbook())} <Ltr>docs/runbook.md#{anchor}</Ltr>
      </p>
    </li>
  );
}
