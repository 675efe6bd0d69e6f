import { Link, useNavigate } from "@tanstack/react-router";
import { USER_TYPES } from "#domain/identity/user-types.ts";
import { m } from "#i18n/paraglide/messages.js";
import { chipClass } from "#src/ui/chip.tsx";
import { ChipRow } from "#src/ui/chip-row.tsx";
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
      <ChipRow label={m.members_state()}>
        {[undefined, ...MEMBER_STATES].map((state) => (
          <li key={state ?? "all"} className="shrink-0">
            <Link
              to="/admin/users"
              search={{ ...search, state, page: undefined }}
              aria-current={state === search.state}
              resetScroll={false}
              className={chipClass(state === search.state)}
            >
              {state ? stateWords(state) : m.members_state_all()}
            </Link>
          </li>
        ))}
      </ChipRow>
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
