import { Link } from "@tanstack/react-router";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { CompanyName } from "../company-name.tsx";
import { Cell, COVERING_LINK, ListCard, ListCards, ListTable, ROW_LINK, Row } from "../list-table.tsx";
import { States } from "./account-states.tsx";
import { typeLabels } from "./member-labels.ts";

export type Member = ApiOutputs["admin"]["users"]["items"][number];

/** The list on a phone. */
export function MemberCards({ items }: { items: readonly Member[] }) {
  return (
    <ListCards>
      {items.map((member) => (
        <ListCard key={member.id}>
          <MemberLink member={member} variant={COVERING_LINK} />
          <p className="min-w-0 text-sand-700 text-sm">
            <Ltr className="break-all">{member.email}</Ltr>
          </p>
          <p className="text-sand-700 text-sm">
            {typeLabels(member.userType)}
            {member.company && (
              <>
                {" · "}
                <CompanyName names={member.company.names} />
              </>
            )}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sand-700 text-sm">
            <States account={member} />
            <span>{formatDate(member.createdAt, currentLocale())}</span>
          </p>
        </ListCard>
      ))}
    </ListCards>
  );
}

/** The list on a desk. */
export function MemberTable({ items }: { items: readonly Member[] }) {
  const head = [
    m.members_column_name(),
    m.admin_column_email(),
    m.members_type(),
    m.admin_column_company(),
    m.members_column_since(),
    m.members_state(),
  ];
  return (
    <ListTable head={head}>
      {items.map((member) => (
        <Row key={member.id}>
          <Cell>
            <MemberLink member={member} variant={ROW_LINK} />
          </Cell>
          <Cell>
            <Ltr className="break-all">{member.email}</Ltr>
          </Cell>
          <Cell isShort>{typeLabels(member.userType)}</Cell>
          <Cell>{member.company ? <CompanyName names={member.company.names} /> : "–"}</Cell>
          <Cell isShort>{formatDate(member.createdAt, currentLocale())}</Cell>
          <Cell>
            <States account={member} />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}

function MemberLink({ member: { id, name }, variant }: { member: Member; variant: string }) {
  return (
    <Link to="/admin/users/$id" params={{ id }} className={variant}>
      <Written className="wrap-break-word min-w-0">{name}</Written>
    </Link>
  );
}
