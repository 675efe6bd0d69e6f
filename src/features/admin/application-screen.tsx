import { Link } from "@tanstack/react-router";
import { directionOf } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { AdminPage } from "./admin-page.tsx";
import { CompanyFacts, Duplicates, OwnerFacts } from "./application-facts.tsx";
import { Checklist } from "./checklist.tsx";
import { InviteOwner } from "./claims/invite-owner.tsx";
import { queueLabels, statusTone } from "./company-labels.ts";
import { companyName, namesIn } from "./company-name.tsx";
import { CompanyTransitions } from "./company-transitions.tsx";
import { eventLabels } from "./event-labels.ts";
import type { Application } from "./in-the-way.ts";
import { LateBadge } from "./late-badge.tsx";
import { IfOpen } from "./operators/if-open.tsx";
import { SubjectProposal } from "./proposals/subject-proposal.tsx";
import { useOpenQueue } from "./queue/queue-context.ts";
import { type SeenDocuments, useSeenDocuments } from "./seen-documents.ts";
import { Timeline } from "./timeline.tsx";
import { TrustPanel } from "./trust-panel.tsx";
import { waitLabels } from "./wait-labels.ts";

/** Everything of one company, and every decision about it. */
export function ApplicationScreen({ id }: { id: string }) {
  const [application] = api.admin.application.useSuspenseQuery({ id });
  const files = useSeenDocuments(id);
  const { back } = useOpenQueue();
  return (
    <AdminPage
      title={companyName(namesIn(application.texts))}
      back={{ label: m.admin_application_back(), to: "/admin/applications", ...back }}
    >
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,1fr)_22rem] @3xl:items-start">
        <div className="grid min-w-0 gap-6">
          <DecisionPanel application={application} files={files} />
          <TrustPanel application={application} />
          <Checklist application={application} files={files} />
          <Texts texts={application.texts} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Duplicates duplicates={application.duplicates} />
          <OwnerFacts owner={application.owner} />
          <InviteOwner application={application} />
          <CompanyFacts application={application} />
          <Timeline
            title={m.admin_timeline()}
            events={application.events.map((event) => ({
              ...event,
              ...eventLabels(event),
              by: actorLabels(event.actorId, application.owner?.id),
            }))}
          />
          <IfOpen place="/admin/audit">
            <Link to="/admin/audit" search={{ q: id }} className={TEXT_LINK}>
              {m.admin_audit_of_company()}
            </Link>
          </IfOpen>
        </div>
      </div>
    </AdminPage>
  );
}

function DecisionPanel({ application, files }: { application: Application; files: SeenDocuments }) {
  const { status, workingDays, isLate, decisionNote } = application;
  return (
    <Panel title={m.admin_decide()} action={<Badge tone={statusTone(status)}>{queueLabels(status)}</Badge>}>
      {workingDays !== null && status !== "info_requested" && (
        <p className="flex flex-wrap items-center gap-2 text-sand-800">
          {waitLabels(workingDays)}
          {isLate && <LateBadge />}
        </p>
      )}
      {decisionNote && (
        <div className="grid gap-1 border-brass-300 border-s-2 ps-3">
          <p className="text-sand-600 text-sm">{m.admin_decide_note()}</p>
          <p className="whitespace-pre-line text-sand-800">
            <Written>{decisionNote}</Written>
          </p>
        </div>
      )}
      <SubjectProposal about={application.id} />
      <CompanyTransitions application={application} files={files} />
    </Panel>
  );
}

function Texts({ texts }: Pick<Application, "texts">) {
  return (
    <Panel title={m.admin_texts()}>
      {texts.map(({ locale, name, nameLocale, description }) => (
        <div key={locale} lang={locale} dir={directionOf(locale)} className="grid gap-1">
          {nameLocale === null && <p className="font-bold text-gulf-900">{name}</p>}
          {description && <p className="max-w-prose whitespace-pre-line text-sand-800">{description}</p>}
        </div>
      ))}
    </Panel>
  );
}

function actorLabels(actorId: string | null, ownerId: string | null | undefined): string {
  if (actorId === null) return m.admin_by_clock();
  return actorId === ownerId ? m.admin_by_owner() : m.admin_by_platform();
}
