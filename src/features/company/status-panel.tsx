import { Link } from "@tanstack/react-router";
import { Clock } from "lucide-react";
import type { Locale } from "#domain/kernel/locale.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { ageLabels, nextStepLabels, STATUS_TONES, statusLabels } from "./status-labels.ts";
import type { Company } from "./use-company.ts";

/** Where the company stands, why, and whose turn it is; a change is announced. */
export function StatusPanel({ company }: { company: Company }) {
  const { status, decisionNote, workingDays, reviewWorkingDays } = company;
  const mayAsk = status === "suspended" || status === "terminated" || status === "rejected";
  return (
    <section
      aria-label={m.company_status()}
      className="grid gap-4 rounded-xl border border-sand-200 bg-white p-5 shadow-raised sm:p-7"
    >
      <div aria-live="polite" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="wrap-anywhere min-w-0 text-2xl text-gulf-900">
            <Written>{companyName(company)}</Written>
          </h2>
          <Badge tone={STATUS_TONES[status]}>
            <span className="py-1 text-sm">{statusLabels(status)}</span>
          </Badge>
        </div>
        <p>{nextStepLabels(company)}</p>
        {decisionNote && <Reason words={decisionNote} isGrave={mayAsk} />}
        {status === "pending" && workingDays !== null && (
          <ApplicationAge days={workingDays} total={reviewWorkingDays} />
        )}
      </div>
      <Dates company={company} />
      {mayAsk && (
        <p>
          <Link
            to="/contact"
            className="inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
          >
            {m.company_contact()}
          </Link>
        </p>
      )}
    </section>
  );
}

/** What the platform wrote to its decision, in the language it was written in. */
function Reason({ words, isGrave }: { words: string; isGrave: boolean }) {
  const variant = isGrave ? "border-clay-600 bg-clay-50" : "border-brass-500 bg-brass-50";
  return (
    <div className={`grid gap-1 rounded-md border-s-4 p-4 ${variant}`}>
      <h3 className="font-bold text-gulf-900 text-sm">{m.company_reason()}</h3>
      <OwnParagraph text={words} className="wrap-anywhere whitespace-pre-line" />
    </div>
  );
}

function Dates({ company: { status, appliedAt, licenceValidUntil } }: { company: Company }) {
  const locale = currentLocale();
  if (appliedAt === null && status !== "approved") return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-sand-600 text-sm">
      {appliedAt !== null && <span>{m.company_applied_on({ date: formatDate(appliedAt, locale) })}</span>}
      {status === "approved" && licenceValidUntil !== null && (
        <span>{m.company_licence_until({ date: formatDate(licenceValidUntil, locale) })}</span>
      )}
    </p>
  );
}

/** The age of an application against the promise, in words and as days that fill from where reading starts. */
function ApplicationAge({ days, total }: { days: number; total: number }) {
  const isLate = days > total;
  return (
    <div className={`grid gap-2 rounded-lg p-4 ${isLate ? "bg-brass-50" : "bg-gulf-50"}`}>
      <p className="flex gap-2 font-bold text-gulf-900 text-sm">
        <Clock aria-hidden size={20} className="mt-0.5 shrink-0" />
        {ageLabels({ days, total })}
      </p>
      <span aria-hidden className="grid grid-flow-col gap-1.5">
        {Array.from({ length: total }, (_, index) => index).map((index) => (
          <span key={index} className={`h-2 rounded-full ${segment(index < days, isLate)}`} />
        ))}
      </span>
    </div>
  );
}

/** A day that is over is full, one to come an outline; painted as writing is, which rises by night. */
function segment(isOver: boolean, isLate: boolean): string {
  if (!isOver) return "border border-sand-500";
  return `bg-current ${isLate ? "text-brass-600" : "text-gulf-500"}`;
}

/** The company's name in the reader's language, else in the one it was written in. */
function companyName({ names }: Pick<Company, "names">, locale: Locale = currentLocale()): string {
  return names[locale] ?? Object.values(names).find(Boolean) ?? "";
}
