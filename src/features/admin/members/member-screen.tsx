import { Link } from "@tanstack/react-router";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { formatDate, formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { PhoneLink } from "#src/ui/text/phone-link.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { AdminPage } from "../admin-page.tsx";
import { queueLabels, statusTone } from "../company-labels.ts";
import { CompanyName } from "../company-name.tsx";
import { Fact } from "../fact.tsx";
import { GrantsPanel } from "../operators/grants-panel.tsx";
import { IfOpen } from "../operators/if-open.tsx";
import { Timeline } from "../timeline.tsx";
import { States } from "./account-states.tsx";
import { MemberDecisions } from "./member-decisions.tsx";
import { memberEventLabels, typeLabels } from "./member-labels.ts";

export type MemberPage = ApiOutputs["admin"]["user"];

/** Everything of one account, and what the platform may do with it. */
export function MemberScreen({ id }: { id: string }) {
  const [member] = api.admin.user.useSuspenseQuery({ id });
  return (
    <AdminPage title={member.name} back={{ label: m.members_back(), to: "/admin/users" }}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid min-w-0 gap-6">
          <Panel title={m.admin_decide()} action={<States account={member} />}>
            <MemberDecisions member={member} />
          </Panel>
          {member.userType === "admin" && <GrantsPanel member={member} />}
          <Timeline
            title={m.admin_timeline()}
            events={member.events.map((event) => ({
              ...event,
              words: memberEventLabels(event.action),
              by: labelOf(BY, event.by),
            }))}
          />
        </div>
        <div className="grid min-w-0 gap-6">
          <Facts member={member} />
          <Company member={member} />
          <IfOpen place="/admin/audit">
            <Link to="/admin/audit" search={{ q: id }} className={TEXT_LINK}>
              {m.members_audit()}
            </Link>
          </IfOpen>
        </div>
      </div>
    </AdminPage>
  );
}

function Facts({ member }: { member: MemberPage }) {
  const day = (time: number | null) => time !== null && formatDate(time, currentLocale());
  const { count, lastUsedAt } = member.sessions;
  return (
    <Panel title={m.members_facts()}>
      <dl className="grid gap-3">
        <Fact label={m.admin_column_email()}>
          <a href={`mailto:${member.email}`} className={`${TEXT_LINK} break-all`}>
            <Ltr>{member.email}</Ltr>
          </a>
        </Fact>
        <Fact label={m.admin_owner_phone()}>
          {member.phone && <PhoneLink phone={member.phone} className={TEXT_LINK} />}
        </Fact>
        <Fact label={m.members_fact_location()}>{member.location && <Written>{member.location}</Written>}</Fact>
        <Fact label={m.members_type()}>{typeLabels(member.userType)}</Fact>
        <Fact label={m.admin_owner_language()}>{LANGUAGE_NAMES[member.locale]}</Fact>
        <Fact label={m.members_column_since()}>{day(member.createdAt)}</Fact>
        <Fact label={m.members_column_verified()}>{day(member.emailVerifiedAt)}</Fact>
        {member.suspendedAt !== null && <Fact label={m.members_column_suspended()}>{day(member.suspendedAt)}</Fact>}
        {member.deleteAfter !== null && <Fact label={m.members_column_delete_after()}>{day(member.deleteAfter)}</Fact>}
        <Fact label={m.members_sessions()}>
          {m.members_sessions_count(counted(count))}
          {lastUsedAt !== null && (
            <span className="block text-sand-600 text-sm">
              {m.members_sessions_last({ date: formatDateTime(lastUsedAt, currentLocale()) })}
            </span>
          )}
        </Fact>
      </dl>
    </Panel>
  );
}

function Company({ member: { company } }: { member: MemberPage }) {
  return (
    <Panel title={m.members_company()}>
      {company ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <IfOpen place="/admin/applications" otherwise={<CompanyName names={company.names} />}>
            <Link to="/admin/applications/$id" params={{ id: company.id }} className={TEXT_LINK}>
              <CompanyName names={company.names} />
            </Link>
          </IfOpen>
          <Badge tone={statusTone(company.status)}>{queueLabels(company.status)}</Badge>
        </p>
      ) : (
        <p className="text-sand-700">{m.members_company_none()}</p>
      )}
    </Panel>
  );
}

const BY: Record<MemberPage["events"][number]["by"], () => string> = {
  user: m.members_by_user,
  operator: m.admin_by_platform,
  clock: m.admin_by_clock,
};
