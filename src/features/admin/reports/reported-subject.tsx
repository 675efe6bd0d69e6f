import { Link } from "@tanstack/react-router";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { OwnWords } from "#src/ui/text/own-words.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { outcomeLabels, reasonLabels, subjectLabels } from "#src/vocabulary/report-labels.ts";
import { WrittenText } from "../inbox-card.tsx";
import { LateBadge } from "../late-badge.tsx";
import { useOpenParts } from "../operators/if-open.tsx";
import type { ReportSearch } from "./report-search.ts";
import { SettleReports } from "./settle-reports.tsx";
import { subjectNames } from "./subject-names.ts";

export type Subject = ApiOutputs["admin"]["reports"]["items"][number];

/** One reported thing: what it is, who says what about it, and the decisions. */
export function ReportedSubject({ subject, search }: { subject: Subject; search: ReportSearch }) {
  const { subjectKind, count, workingDays, isLate, reports } = subject;
  return (
    <li className="grid min-w-0 gap-3 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="gulf">{subjectLabels(subjectKind)}</Badge>
        <h3 className="wrap-break-word min-w-0 text-gulf-900 text-lg">
          <SubjectName subject={subject} />
        </h3>
        {isLate && <LateBadge />}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-sand-700 text-sm">
        <span>{m.reports_count(counted(count))}</span>
        {workingDays !== null && <span>{m.admin_working_days(counted(workingDays))}</span>}
        <SubjectLinks subject={subject} />
      </p>
      <ol className="grid gap-2">
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ol>
      {count > reports.length && (
        <p className="text-sand-600 text-sm">{m.reports_more(counted(count - reports.length))}</p>
      )}
      {search.status !== "settled" && <SettleReports subject={subject} />}
    </li>
  );
}

function SubjectName({ subject }: { subject: Subject }) {
  const [first, second] = subjectNames(subject);
  if (first === undefined) return <Ltr className="break-all">{subject.subjectId}</Ltr>;
  return (
    <>
      <Written>{first}</Written>
      {second !== undefined && (
        <>
          {" – "}
          <Written>{second}</Written>
        </>
      )}
    </>
  );
}

/** The public page while the public sees it, and the page where the platform decides. */
function SubjectLinks({ subject: { subjectKind, subjectId, category, slug, state, reports } }: { subject: Subject }) {
  const isOpen = useOpenParts();
  const isPublic = state === "published" || state === "approved";
  return (
    <>
      {subjectKind === "product" && slug && category && isPublic && (
        <Link to="/products/$category/$product" params={{ category, product: slug }} className={TEXT_LINK}>
          {m.reports_open_page()}
        </Link>
      )}
      {subjectKind === "supplier" && slug && isPublic && (
        <Link to="/suppliers/$supplier" params={{ supplier: slug }} className={TEXT_LINK}>
          {m.reports_open_page()}
        </Link>
      )}
      {subjectKind === "product" && state !== null && isOpen("/admin/products") && (
        <Link to="/admin/products/$id" params={{ id: subjectId }} className={TEXT_LINK}>
          {m.reports_open_product()}
        </Link>
      )}
      {subjectKind === "supplier" && state !== null && isOpen("/admin/applications") && (
        <Link to="/admin/applications/$id" params={{ id: subjectId }} className={TEXT_LINK}>
          {m.reports_open_company()}
        </Link>
      )}
      {subjectKind === "conversation" && reports[0] && (
        <Link
          to="/admin/conversations/$id"
          params={{ id: subjectId }}
          search={{ report: reports[0].id }}
          className={TEXT_LINK}
        >
          {m.reports_conversation_open()}
        </Link>
      )}
      {!isPublic && (subjectKind === "product" || subjectKind === "supplier") && <span>{m.reports_not_public()}</span>}
    </>
  );
}

function Report({ report }: { report: Subject["reports"][number] }) {
  const { reason, text, reporterName, reporterEmail, locale, createdAt, outcome, note, settledAt } = report;
  return (
    <li className="grid min-w-0 gap-1 rounded-lg bg-sand-50 p-3">
      <p className="font-bold text-gulf-900">{reasonLabels(reason)}</p>
      {text && <WrittenText>{text}</WrittenText>}
      <p className="flex flex-wrap items-center gap-x-2 text-sand-600 text-sm">
        {reporterName ? <Written>{reporterName}</Written> : <span>{m.reports_visitor()}</span>}
        {reporterEmail && (
          <a href={`mailto:${reporterEmail}`} className={`${TEXT_LINK} break-all`}>
            <Ltr>{reporterEmail}</Ltr>
          </a>
        )}
        <span>
          {formatDateTime(createdAt, currentLocale())} · {LANGUAGE_NAMES[locale]}
        </span>
      </p>
      {outcome && settledAt !== null && (
        <p className="flex flex-wrap items-center gap-2 border-sand-200 border-t pt-2 text-sand-700 text-sm">
          <Badge tone="leaf">{outcomeLabels(outcome)}</Badge>
          <span>{formatDateTime(settledAt, currentLocale())}</span>
          {note && (
            <span className="wrap-break-word min-w-0 whitespace-pre-line">
              <OwnWords text={note} />
            </span>
          )}
        </p>
      )}
    </li>
  );
}
