import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { USER_TYPES } from "#domain/identity/user-types.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Select } from "#src/ui/fields/select-field.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "../admin-page.tsx";
import { allPages } from "../all-pages.ts";
import { ExportButton } from "../export-button.tsx";
import { ListStates } from "../list-states.tsx";
import { PagesOf } from "../pages-of.tsx";
import { SearchField } from "../search-field.tsx";
import { stateLabels, typeLabels } from "./member-labels.ts";
import { MemberCards, MemberTable } from "./member-rows.tsx";
import { MEMBER_STATES, type MemberSearch, membersInput } from "./member-search.ts";

/** Everybody with an account, the newest first. */
export function MemberListScreen({ search }: { search: MemberSearch }) {
  const list = api.admin.users.useQuery(membersInput(search), { placeholderData: keepPreviousData });
  const isFiltered = Boolean(search.q || search.type || search.state || search.page);
  const clear = isFiltered && (
    <Link to="/admin/users" className={TEXT_LINK}>
      {m.admin_empty_clear()}
    </Link>
  );
  return (
    <AdminPage title={m.members_title()}>
      <MemberFilter search={search} />
      <ListStates query={list} isEmpty={({ items }) => items.length === 0} clear={clear}>
        {(data) => (
          <section aria-label={m.members_title()} className="grid min-w-0 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 aria-live="polite" className="text-gulf-900 text-lg">
                {m.members_count(counted(data.total))}
              </h2>
              <ExportMembers search={search} />
            </div>
            <MemberCards items={data.items} />
            <MemberTable items={data.items} />
            <PagesOf list={data} search={search} />
          </section>
        )}
      </ListStates>
    </AdminPage>
  );
}

function ExportMembers({ search }: { search: MemberSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { membersCsv } = await import("./members-csv.ts");
    return membersCsv(await allPages((page) => client.admin.users.query(membersInput({ ...search, page }))));
  }
  return <ExportButton subject="mawrid-users" write={write} />;
}

/** State, words and type of the list of accounts; all of it in the address. */
function MemberFilter({ search }: { search: MemberSearch }) {
  const navigate = useNavigate();
  const show = (change: MemberSearch) =>
    void navigate({ to: "/admin/users", search: { ...search, page: undefined, ...change }, resetScroll: false });
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.members_state()}
        chips={[undefined, ...MEMBER_STATES].map((state) => ({
          label: state ? stateLabels(state) : m.members_state_all(),
          search: { ...search, state, page: undefined },
          isShown: state === search.state,
        }))}
      />
      <SearchField label={m.members_search()} asked={search.q} onSearch={(q) => show({ q })}>
        <Select
          aria-label={m.members_type()}
          value={search.type ?? ""}
          onChange={({ target }) => show({ type: USER_TYPES.find((type) => type === target.value) })}
          placeholder={m.members_type_all()}
          options={USER_TYPES.map((value) => ({ value, label: typeLabels(value) }))}
          className="grow basis-40 sm:max-w-56"
        />
      </SearchField>
    </div>
  );
}
