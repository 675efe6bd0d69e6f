import { Link } from "@tanstack/react-router";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { queueLabels, statusTone } from "./company-labels.ts";
import { CompanyName } from "./company-name.tsx";
import { LateBadge } from "./late-badge.tsx";
import { Cell, COVERING_LINK, ListCard, ListCards, ListTable, ROW_LINK, Row } from "./list-table.tsx";

type Application = ApiOutputs["admin"]["applications"]["items"][number];

/** The list on a phone. */
export function ApplicationCards({ items }: { items: readonly Application[] }) {
  return (
    <ListCards>
      {items.map((application) => (
        <ListCard key={application.id}>
          <CompanyLink application={application} covers />
          {application.email && (
            <p className="min-w-0 text-sand-700 text-sm">
              <Ltr className="break-all">{application.email}</Ltr>
            </p>
          )}
          <p className="text-sand-700 text-sm">
            {businessTypeName(application.businessType)} · {countryName(application.country)}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sand-700 text-sm">
            <Status application={application} />
            <Age application={application} />
          </p>
        </ListCard>
      ))}
    </ListCards>
  );
}

/** The list on a desk. */
export function ApplicationTable({ items }: { items: readonly Application[] }) {
  const head = [
    m.admin_column_company(),
    m.admin_column_email(),
    m.admin_column_type(),
    m.admin_column_country(),
    m.admin_column_applied(),
    m.admin_column_age(),
    m.admin_column_status(),
  ];
  return (
    <ListTable head={head}>
      {items.map((application) => (
        <ApplicationRow key={application.id} application={application} />
      ))}
    </ListTable>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const { email, businessType, country, appliedAt } = application;
  return (
    <Row>
      <Cell>
        <CompanyLink application={application} />
      </Cell>
      <Cell>{email && <Ltr className="break-all">{email}</Ltr>}</Cell>
      <Cell>{businessTypeName(businessType)}</Cell>
      <Cell>{countryName(country)}</Cell>
      <Cell isShort>{appliedAt === null ? "–" : formatDate(appliedAt, currentLocale())}</Cell>
      <Cell isShort>
        <span className="inline-flex items-center gap-2">
          <Age application={application} />
        </span>
      </Cell>
      <Cell isShort>
        <Status application={application} />
      </Cell>
    </Row>
  );
}

function CompanyLink({ application, covers = false }: { application: Application; covers?: boolean }) {
  return (
    <Link to="/admin/applications/$id" params={{ id: application.id }} className={covers ? COVERING_LINK : ROW_LINK}>
      <CompanyName names={application.names} />
    </Link>
  );
}

function Status({ application: { status } }: { application: Application }) {
  return <Badge tone={statusTone(status)}>{queueLabels(status)}</Badge>;
}

/** How long it waits; for decided ones when the platform answered last. */
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
