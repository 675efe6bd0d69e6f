import { useNavigate } from "@tanstack/react-router";
import { USER_TYPES } from "#domain/identity/user-types.ts";
import { m } from "#i18n/paraglide/messages.js";
import { FilterChips } from "#src/ui/filter-chips.tsx";
import { Select } from "#src/ui/select-field.tsx";
import { SearchField } from "../search-field.tsx";
import { MEMBER_STATES, type MemberSearch } from "./member-search.ts";
import { stateWords, typeWords } from "./member-words.ts";

/** State, words and type of the list of accounts; all of it in the address. */
export function MemberFilter({ search }: { search: MemberSearch }) {
  const navigate = useNavigate();
  const show = (change: MemberSearch) =>
    void navigate({ to: "/admin/users", search: { ...search, page: undefined, ...change }, resetScroll: false });
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.members_state()}
        chips={[undefined, ...MEMBER_STATES].map((state) => ({
          label: state ? stateWords(state) : m.members_state_all(),
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
          options={USER_TYPES.map((value) => ({ value, label: typeWords(value) }))}
          className="grow basis-40 sm:max-w-56"
        />
      </SearchField>
    </div>
  );
}
