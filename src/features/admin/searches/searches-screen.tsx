import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SEARCH_VIEWS, type SearchView } from "#domain/admin/search-views.ts";
import { PERIODS, type Period } from "#domain/analytics/period-names.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { askNames, searchText } from "#src/vocabulary/search-words.ts";
import { AdminList } from "../lists/admin-list.tsx";
import { type Column, shownDate } from "../lists/column.ts";
import { ColumnsView } from "../lists/columns-view.tsx";
import { FilterSelect, ListFilter } from "../lists/list-filter.tsx";
import type { SearchesSearch } from "./searches-search.ts";

/** A search of many, with what came of it. */
type ListedSearch = ApiOutputs["admin"]["searches"]["items"][number];

const written = (count: number) => formatNumber(count, currentLocale());

/** A column of figures, on a card too. */
function figureColumn(
  header: () => string,
  csv: (search: ListedSearch) => string | number,
  text: (search: ListedSearch) => string,
): Column<ListedSearch> {
  return {
    header,
    cell: (search) => <span className="tabular-nums">{text(search)}</span>,
    card: "figure",
    isShort: true,
    csv,
  };
}

function countColumn(header: () => string, of: (search: ListedSearch) => number): Column<ListedSearch> {
  return figureColumn(header, of, (search) => written(of(search)));
}

export const SEARCH_COLUMNS: readonly Column<ListedSearch>[] = [
  {
    header: m.searches_words,
    cell: (search, linkClass) => <Words search={search} className={linkClass} />,
    card: "title",
    csv: searchText,
  },
  countColumn(m.searches_times, ({ searches }) => searches),
  countColumn(m.searches_unmet, ({ unmet }) => unmet),
  figureColumn(
    m.searches_found,
    ({ full }) => full,
    ({ full, near }) => (full === 0 && near > 0 ? m.searches_found_near({ number: written(near) }) : written(full)),
  ),
  countColumn(m.searches_opened, ({ opened }) => opened),
  countColumn(m.searches_carted, ({ carted }) => carted),
  countColumn(m.searches_requested, ({ requested }) => requested),
  figureColumn(
    m.searches_last,
    ({ lastDay }) => lastDay,
    ({ lastDay }) => shownDate(Date.parse(lastDay)),
  ),
];

/** What was searched for, leading to what it finds now. */
function Words({ search, className }: { search: ListedSearch; className: string }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <Link to="/search" search={{ q: searchText(search) }} className={className}>
        <bdi className="break-words">{search.words || askNames(search).join(" ")}</bdi>
      </Link>
      {search.words !== "" && askNames(search).map((name) => <Badge key={name}>{name}</Badge>)}
      {search.words !== "" && search.unmet > 0 && <AddWords words={search.words} />}
    </span>
  );
}

/** Opens a group of synonyms that begins with what was not found. */
function AddWords({ words }: { words: string }) {
  return (
    <Link
      to="/admin/search/words/new"
      search={{ q: words }}
      aria-label={m.searches_add_words_for({ words })}
      className={`relative text-sm ${TEXT_LINK}`}
    >
      {m.searches_add_words()}
    </Link>
  );
}

const VIEWS: Record<SearchView, () => string> = {
  top: m.searches_view_top,
  unmet: m.searches_view_unmet,
  unopened: m.searches_view_unopened,
};
const PERIOD_NAMES: Record<Period, () => string> = {
  "7d": m.analytics_period_7d,
  "30d": m.analytics_period_30d,
  "90d": m.analytics_period_90d,
  "12m": m.analytics_period_12m,
};

/** What was searched for, what was not found, and what nobody opened. */
export function SearchesScreen({ search }: { search: SearchesSearch }) {
  const { client } = api.useUtils();
  const list = api.admin.searches.useQuery(search, { placeholderData: keepPreviousData });
  const isFiltered = Object.values(search).some(Boolean);
  return (
    <AdminList
      title={m.searches_title()}
      intro={m.searches_intro()}
      filter={<SearchesFilter search={search} />}
      list={list}
      search={search}
      count={m.searches_count}
      hint={isFiltered ? undefined : m.searches_empty()}
      clear={isFiltered && { search: {}, words: m.searches_clear() }}
      file={{
        subject: "mawrid-searches",
        columns: SEARCH_COLUMNS,
        read: (page) => client.admin.searches.query({ ...search, page }),
      }}
    >
      {(items) => (
        <ColumnsView items={items} columns={SEARCH_COLUMNS} keyOf={({ words, asks }) => `${words} | ${asks}`} />
      )}
    </AdminList>
  );
}

/** Which searches of which days and in which language. */
function SearchesFilter({ search }: { search: SearchesSearch }) {
  return (
    <ListFilter
      search={search}
      label={m.searches_view()}
      param="view"
      choices={SEARCH_VIEWS}
      nameOf={(view) => labelOf(VIEWS, view)}
    >
      <FilterSelect
        search={search}
        label={m.searches_period()}
        param="period"
        choices={PERIODS}
        nameOf={(period) => labelOf(PERIOD_NAMES, period)}
        bare="30d"
      />
      <FilterSelect
        search={search}
        label={m.searches_language()}
        param="locale"
        choices={LOCALES}
        nameOf={(locale) => LANGUAGE_NAMES[locale]}
        all={m.searches_language_all()}
      />
    </ListFilter>
  );
}
