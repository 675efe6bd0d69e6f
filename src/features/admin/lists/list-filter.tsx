import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Select } from "#src/ui/fields/select.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { SearchField } from "./search-field.tsx";

/** What every list's address may ask for. */
interface Asked {
  q?: string | undefined;
  page?: number | undefined;
}

interface ChipsProps<Search, Choice> {
  search: Search;
  /** Names the chips. */
  label: string;
  /** What of the address they choose. */
  param: keyof Search & string;
  /** The first one is what an address shows that asks for none. */
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  /** How many there are; undefined where that is not said. */
  countOf?: (choice: Choice) => number | undefined;
}

interface ListFilterProps<Search, Choice> extends ChipsProps<Search, Choice> {
  /** Names the field of words; absent: they are not searched for. */
  words?: string;
  /** More to choose, by {@link FilterSelect}. */
  children?: ReactNode;
}

/** What a list is narrowed to, by chips, words and more; all of it in the address, each change from the first page. */
export function ListFilter<Search extends Asked, Choice extends string | undefined>({
  words,
  children,
  ...chips
}: ListFilterProps<Search, Choice>) {
  const { search } = chips;
  const show = useShow(search);
  return (
    <div className="grid min-w-0 gap-3">
      <Chips {...chips} />
      {words === undefined ? (
        <div className="flex flex-wrap gap-3">{children}</div>
      ) : (
        <SearchField label={words} asked={search.q} onSearch={(q) => show({ q })}>
          {children}
        </SearchField>
      )}
    </div>
  );
}

function Chips<Search extends object, Choice extends string | undefined>(props: ChipsProps<Search, Choice>) {
  const { search, label, param, choices, nameOf, countOf } = props;
  const [first] = choices;
  return (
    <FilterChips
      label={label}
      chips={choices.map((choice) => ({
        label: nameOf(choice),
        count: countOf?.(choice),
        search: { ...search, [param]: choice === first ? undefined : choice, page: undefined },
        isShown: choice === (search[param] ?? first),
      }))}
    />
  );
}

interface FilterSelectProps<Search, Choice> {
  search: Search;
  label: string;
  /** What of the address it chooses. */
  param: keyof Search & string;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  /** Names the choice of none. */
  all?: string;
  /** Without that: what an address shows that asks for none. */
  bare?: Choice;
}

/** One more choice of a {@link ListFilter}. */
export function FilterSelect<Search extends object, Choice extends string>(props: FilterSelectProps<Search, Choice>) {
  const { search, label, param, choices, nameOf, all, bare } = props;
  const show = useShow(search);
  return (
    <Select
      aria-label={label}
      value={choices.find((choice) => choice === search[param]) ?? bare ?? ""}
      onChange={({ target }) => show({ [param]: choices.find((choice) => choice === target.value && choice !== bare) })}
      options={choices.map((value) => ({ value, label: nameOf(value) }))}
      {...(all === undefined ? {} : { placeholder: all })}
      className="grow basis-36 sm:max-w-64"
    />
  );
}

/** Changes what a list's address asks for, from the first page. */
export function useShow(search: object) {
  const navigate = useNavigate();
  return (change: object) =>
    void navigate({ to: ".", search: { ...search, page: undefined, ...change }, resetScroll: false });
}
