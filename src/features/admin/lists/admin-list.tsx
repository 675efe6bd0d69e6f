import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { ListRead } from "#src/ui/list/list-body.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "../admin-page.tsx";
import { ExportButton, type ListFile } from "./export-button.tsx";
import { ListStates } from "./list-states.tsx";
import { PagesOf } from "./pages-of.tsx";

interface ShownPage<Item> {
  items: Item[];
  page: number;
  pageSize: number;
  total: number;
}

interface ListSectionProps<Item, Line> {
  title: string;
  list: ListRead<ShownPage<Item>>;
  /** What the address asks for; its pages keep all else of it. */
  search: object;
  /** Says how many there are. */
  count: (total: ReturnType<typeof counted>) => string;
  /** What is said of an empty list that nobody filtered. */
  hint?: string | undefined;
  /** The way back from a search that finds nothing. */
  clear?: { search: object; words?: string } | false;
  /** What is downloaded; absent: nothing. */
  file?: ListFile<Line>;
  /** Beside the count, before the download. */
  actions?: ReactNode;
  /** Draws the rows of a page: by columns (columns-view.tsx), or entries. */
  children: (items: readonly Item[]) => ReactNode;
}

interface AdminListProps<Item, Line> extends ListSectionProps<Item, Line> {
  intro?: string;
  filter: ReactNode;
}

/** A list of the platform as a screen: what it is, its filter, its count with the download, its rows, its pages. */
export function AdminList<Item, Line = Item>({ intro, filter, ...list }: AdminListProps<Item, Line>) {
  return (
    <AdminPage title={list.title}>
      {intro !== undefined && <p className="max-w-prose text-sand-700">{intro}</p>}
      {filter}
      <ListSection {...list} />
    </AdminPage>
  );
}

/** {@link AdminList} below its filter, in whatever state it is. */
export function ListSection<Item, Line = Item>(props: ListSectionProps<Item, Line>) {
  const { title, list, search, count, hint, clear, file, actions, children } = props;
  return (
    <ListStates
      query={list}
      isEmpty={({ items }) => items.length === 0}
      hint={hint ?? (clear ? undefined : m.admin_empty_now())}
      clear={clear && <ClearLink {...clear} />}
    >
      {(data) => (
        <section aria-label={title} className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 aria-live="polite" className="text-gulf-900 text-lg">
              {count(counted(data.total))}
            </h2>
            <div className="flex flex-wrap items-center gap-3">
              {actions}
              {file && <ExportButton file={file} />}
            </div>
          </div>
          {children(data.items)}
          <PagesOf list={data} search={search} />
        </section>
      )}
    </ListStates>
  );
}

/** Leads to a wider search of the same list. */
export function ClearLink({ search, words = m.admin_empty_clear() }: { search: object; words?: string }) {
  return (
    <Link to="." search={{ ...search }} className={TEXT_LINK}>
      {words}
    </Link>
  );
}
