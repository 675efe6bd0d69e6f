import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { USER_TYPES } from "#domain/identity/user-types.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { CompanyName, companyName } from "../company-name.tsx";
import { AdminList } from "../lists/admin-list.tsx";
import { type Column, dateColumn, timeInFile } from "../lists/column.ts";
import { ColumnsView } from "../lists/columns-view.tsx";
import { FilterSelect, ListFilter } from "../lists/list-filter.tsx";
import { States } from "./account-states.tsx";
import { stateLabels, typeLabels } from "./member-labels.ts";
import { MEMBER_STATES, type MemberSearch, membersInput } from "./member-search.ts";

type Member = ApiOutputs["admin"]["users"]["items"][number];

export const MEMBER_COLUMNS: readonly Column<Member>[] = [
  { header: m.admin_column_id, csv: ({ id }) => id },
  {
    header: m.members_column_name,
    cell: ({ id, name }, linkClass) => (
      <Link to="/admin/users/$id" params={{ id }} className={linkClass}>
        <Written className="wrap-anywhere min-w-0">{name}</Written>
      </Link>
    ),
    card: "title",
    csv: ({ name }) => name,
  },
  {
    header: m.admin_column_email,
    cell: ({ email }) => <Ltr className="break-all">{email}</Ltr>,
    card: "line",
    csv: ({ email }) => email,
  },
  {
    header: m.members_type,
    cell: ({ userType }) => typeLabels(userType),
    card: "line",
    onCard: (member) => <TypeAndCompany member={member} />,
    isShort: true,
    csv: ({ userType }) => typeLabels(userType),
  },
  {
    header: m.admin_column_company,
    cell: ({ company }) => (company ? <CompanyName names={company.names} /> : "–"),
    csv: ({ company }) => company && companyName(company.names),
  },
  dateColumn(m.members_column_since, ({ createdAt }) => createdAt, { card: "foot" }),
  { header: m.members_state, cell: (member) => <States account={member} />, card: "status" },
  timeInFile(m.members_column_verified, ({ emailVerifiedAt }) => emailVerifiedAt),
  timeInFile(m.members_column_suspended, ({ suspendedAt }) => suspendedAt),
  timeInFile(m.members_column_delete_after, ({ deleteAfter }) => deleteAfter),
];

function TypeAndCompany({ member: { userType, company } }: { member: Member }) {
  return (
    <>
      {typeLabels(userType)}
      {company && (
        <>
          {" · "}
          <CompanyName names={company.names} />
        </>
      )}
    </>
  );
}

/** Everybody with an account, the newest first. */
export function MemberListScreen({ search }: { search: MemberSearch }) {
  const { client } = api.useUtils();
  const list = api.admin.users.useQuery(membersInput(search), { placeholderData: keepPreviousData });
  return (
    <AdminList
      title={m.members_title()}
      filter={<MemberFilter search={search} />}
      list={list}
      search={search}
      count={m.members_count}
      clear={Object.values(search).some(Boolean) && { search: {} }}
      file={{
        subject: "mawrid-users",
        columns: MEMBER_COLUMNS,
        read: (page) => client.admin.users.query(membersInput({ ...search, page })),
      }}
    >
      {(items) => <ColumnsView items={items} columns={MEMBER_COLUMNS} keyOf={({ id }) => id} />}
    </AdminList>
  );
}

function MemberFilter({ search }: { search: MemberSearch }) {
  return (
    <ListFilter
      search={search}
      label={m.members_state()}
      param="state"
      choices={[undefined, ...MEMBER_STATES]}
      nameOf={(state) => (state ? stateLabels(state) : m.members_state_all())}
      words={m.members_search()}
    >
      <FilterSelect
        search={search}
        label={m.members_type()}
        param="type"
        choices={USER_TYPES}
        nameOf={typeLabels}
        all={m.members_type_all()}
      />
    </ListFilter>
  );
}
