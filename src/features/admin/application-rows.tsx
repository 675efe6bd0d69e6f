import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { businessTypeName } from "#src/lib/business-type-name.ts";
import { countryName } from "#src/lib/origin-name.ts";
import { counted } from "#src/lib/trade-terms.ts";
import type { ApiOutputs } from "#src/lib/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/bdi.tsx";
import { CompanyName } from "./company-name.tsx";
import { queueWords, statusTone } from "./company-words.ts";
import { LateBadge } from "./late-badge.tsx";

type Application = ApiOutputs["admin"]["applications"]["items"][number];

/** The list on a phone. */
export function ApplicationCards({ items }: { items: readonly Application[] }) {
  return (
    <ul className="grid gap-3 lg:hidden">
      {items.map((application) => (
        <li
          key={application.id}
          className="relative grid gap-1.5 rounded-xl border border-sand-200 bg-white p-4 shadow-card has-[a:hover]:border-gulf-400"
        >
          <CompanyLink application={application} covers />
          {application.email && <Ltr className="min-w-0 break-all text-sand-700 text-sm">{application.email}</Ltr>}
          <p className="text-sand-700 text-sm">
            {businessTypeName(application.businessType)} · {countryName(application.country)}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sand-700 text-sm">
            <Status application={application} />
            <Age application={application} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The list on a desk. */
export function ApplicationTable({ items }: { items: readonly Application[] }) {
  return (
    <div className="overflow-x-auto rounded-xl border border-sand-200 bg-white shadow-card max-lg:hidden">
      <table className="w-full text-start text-sm">
        <thead className="border-sand-200 border-b bg-sand-50 text-sand-700">
          <tr>
            <Head>{m.admin_column_company()}</Head>
            <Head>{m.admin_column_email()}</Head>
            <Head>{m.admin_column_type()}</Head>
            <Head>{m.admin_column_country()}</Head>
            <Head>{m.admin_column_applied()}</Head>
            <Head>{m.admin_column_age()}</Head>
            <Head>{m.admin_column_status()}</Head>
          </tr>
        </thead>
        <tbody>
          {items.map((application) => (
            <Row key={application.id} application={application} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ application }: { application: Application }) {
  const { email, businessType, country, appliedAt } = application;
  return (
    <tr className="border-sand-200 not-last:border-b hover:bg-gulf-50">
      <td className="max-w-80 px-4 py-1">
        <CompanyLink application={application} />
      </td>
      <td className="px-4 py-1">{email && <Ltr className="break-all">{email}</Ltr>}</td>
      <td className="px-4 py-1">{businessTypeName(businessType)}</td>
      <td className="px-4 py-1">{countryName(country)}</td>
      <td className="whitespace-nowrap px-4 py-1">
        {appliedAt === null ? "–" : formatDate(appliedAt, currentLocale())}
      </td>
      <td className="whitespace-nowrap px-4 py-1">
        <span className="inline-flex items-center gap-2">
          <Age application={application} />
        </span>
      </td>
      <td className="whitespace-nowrap px-4 py-1">
        <Status application={application} />
      </td>
    </tr>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="px-4 py-2 text-start font-bold">
      {children}
    </th>
  );
}

function CompanyLink({ application, covers = false }: { application: Application; covers?: boolean }) {
  return (
    <Link
      to="/admin/applications/$id"
      params={{ id: application.id }}
      className={`inline-flex min-h-11 items-center font-bold text-gulf-900 underline-offset-4 hover:underline ${covers ? "-my-1.5 after:absolute after:inset-0" : ""}`}
    >
      <CompanyName names={application.names} />
    </Link>
  );
}

function Status({ application: { status } }: { application: Application }) {
  return <Badge tone={statusTone(status)}>{queueWords(status)}</Badge>;
}

/** How long it waits; for decided ones when the house answered last. */
function Age({ application: { workingDays, isLate, decidedAt } }: { application: Application }) {
  if (workingDays === null) {
    return <span>{decidedAt === null ? "–" : formatDate(decidedAt, currentLocale())}</span>;
  }
  return (
    <>
      <span>{m.admin_working_days(counted(workingDays))}</span>
      {isLate && <LateBadge />}
    </>
  );
}
