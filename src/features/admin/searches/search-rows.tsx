import { Link } from "@tanstack/react-router";
import { formatDate, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { askNames, searchText } from "#src/vocabulary/search-words.ts";
import { Cell, COVERING_LINK, ListCard, ListCards, ListTable, ROW_LINK, Row } from "../list-table.tsx";
import type { ListedSearch } from "./listed-search.ts";

/** The list on a phone. */
export function SearchCards({ items }: { items: readonly ListedSearch[] }) {
  return (
    <ListCards>
      {items.map((search) => (
        <ListCard key={keyOf(search)}>
          <Words search={search} className={COVERING_LINK} />
          <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sand-700 text-sm">
            {figuresOf(search).map(([name, figure]) => (
              <div key={name} className="flex justify-between gap-2 last:col-span-2 last:justify-start">
                <dt>{name}</dt>
                <dd className="font-bold text-gulf-900 tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
        </ListCard>
      ))}
    </ListCards>
  );
}

/** The list on a desk. */
export function SearchTable({ items }: { items: readonly ListedSearch[] }) {
  const [first] = items;
  const head = [m.searches_words(), ...(first ? figuresOf(first).map(([name]) => name) : [])];
  return (
    <ListTable head={head}>
      {items.map((search) => (
        <Row key={keyOf(search)}>
          <Cell>
            <Words search={search} className={ROW_LINK} />
          </Cell>
          {figuresOf(search).map(([name, figure]) => (
            <Cell key={name} isShort>
              <span className="tabular-nums">{figure}</span>
            </Cell>
          ))}
        </Row>
      ))}
    </ListTable>
  );
}

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

/** The figures of a search with their names, in the order of the table. */
function figuresOf(search: ListedSearch): [name: string, figure: string][] {
  const number = (count: number) => formatNumber(count, currentLocale());
  const { searches, unmet, full, near, opened, carted, requested, lastDay } = search;
  return [
    [m.searches_times(), number(searches)],
    [m.searches_unmet(), number(unmet)],
    [m.searches_found(), full === 0 && near > 0 ? m.searches_found_near({ number: number(near) }) : number(full)],
    [m.searches_opened(), number(opened)],
    [m.searches_carted(), number(carted)],
    [m.searches_requested(), number(requested)],
    [m.searches_last(), formatDate(Date.parse(lastDay), currentLocale())],
  ];
}

function keyOf({ words, asks }: ListedSearch): string {
  return `${words} | ${asks}`;
}
