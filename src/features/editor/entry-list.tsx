import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { ContentKind } from "#domain/content/edit-content.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import { fallbackOrder, LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button, IconButton } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { MissingMarks } from "./language-marks.tsx";
import { SearchEntries } from "./search-entries.tsx";
import { usePublicRefresh } from "./use-public-refresh.ts";

export interface ListedEntry {
  id: string;
  titles: Titles;
}

interface EntryListProps<Entry extends ListedEntry> {
  kind: ContentKind;
  items: readonly Entry[];
  /** Words of the address. */
  q: string | undefined;
  linkTo: (id: string) => Pick<LinkProps, "to" | "params">;
  newLink: LinkProps["to"];
  newLabel: string;
  /** State of an entry, beside its title. */
  badge?: (entry: Entry) => ReactNode;
}

/** Entries in the order of their public page, to be searched, opened and moved. */
export function EntryList<Entry extends ListedEntry>({ kind, items, q, ...list }: EntryListProps<Entry>) {
  const order = items.map(({ id }) => id);
  const { reorder, isBusy } = useReorder(kind, order);
  const shown = q ? items.filter(({ titles }) => mentions(titles, q)) : items;
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button asChild>
          <Link to={list.newLink}>
            <Plus aria-hidden size={18} /> {list.newLabel}
          </Link>
        </Button>
        <SearchEntries asked={q} />
      </div>
      <p className="text-sand-600 text-sm">{q ? m.editor_order_search() : m.editor_order_hint()}</p>
      {shown.length === 0 && (
        <EmptyState title={m.editor_empty()} description={q ? m.editor_empty_search() : m.editor_empty_hint()} />
      )}
      <ol className="grid gap-2">
        {shown.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            link={list.linkTo(entry.id)}
            badge={list.badge?.(entry)}
            canTransition={!q && !isBusy}
            at={[order.indexOf(entry.id), order.length]}
            onMove={(by) => reorder(moved(order, entry.id, by))}
          />
        ))}
      </ol>
    </div>
  );
}

interface EntryRowProps {
  entry: ListedEntry;
  link: Pick<LinkProps, "to" | "params">;
  badge: ReactNode;
  canTransition: boolean;
  /** Its place and how many there are. */
  at: readonly [place: number, count: number];
  onMove: (by: -1 | 1) => void;
}

function EntryRow({ entry, link, badge, canTransition, at: [place, count], onMove }: EntryRowProps) {
  const best = bestTitle(entry.titles, currentLocale());
  const title = isolated(best?.title ?? m.editor_untitled());
  return (
    <li className="relative flex items-center gap-2 rounded-xl border border-sand-200 bg-white p-3 shadow-card has-[a:hover]:border-gulf-400 sm:px-5">
      <div className="grid min-w-0 grow gap-1">
        <Link
          {...link}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-gulf-900 underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <span className="wrap-anywhere min-w-0" {...(best ? languageOf(best.textLocale) : {})}>
            {best?.title ?? m.editor_untitled()}
          </span>
          {best && <LanguageTag locale={best.textLocale} />}
        </Link>
        <p className="flex flex-wrap gap-2">
          {badge}
          <MissingMarks missing={missingLanguages(entry.titles)} />
        </p>
      </div>
      <div className="relative z-10 grid shrink-0 grid-flow-col">
        <IconButton
          label={m.editor_transition_up({ title })}
          held={!canTransition || place === 0}
          onClick={() => onMove(-1)}
          className="m-0 size-11"
        >
          <ArrowUp aria-hidden size={20} />
        </IconButton>
        <IconButton
          label={m.editor_transition_down({ title })}
          held={!canTransition || place === count - 1}
          onClick={() => onMove(1)}
          className="m-0 size-11"
        >
          <ArrowDown aria-hidden size={20} />
        </IconButton>
      </div>
    </li>
  );
}

type Titles = Partial<Record<Locale, string>>;

/** The title that a reader sees, and the language it is in; undefined where there is none. */
export function bestTitle(titles: Titles, locale: Locale): { title: string; textLocale: Locale } | undefined {
  return fallbackOrder(locale).flatMap((textLocale) => {
    const title = titles[textLocale];
    return title === undefined ? [] : [{ title, textLocale }];
  })[0];
}

/** Languages that an entry is not written in yet. */
export function missingLanguages(titles: Titles): Locale[] {
  return LOCALES.filter((locale) => titles[locale] === undefined);
}

/** True where a title in any language holds the words, however they are written. */
export function mentions(titles: Titles, words: string): boolean {
  const wanted = foldText(words);
  return Object.values(titles).some((title) => foldText(title).includes(wanted));
}

/**
 * A list with one of its ids a place further up (−1) or down (1).
 * @returns the same order where there is no such place
 */
export function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const next = order.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
}

/** Puts a list in another order, starting from the one that is shown. */
function useReorder(kind: ContentKind, seen: string[]) {
  const refresh = usePublicRefresh();
  const { mutate, isPending } = api.editor.reorder.useMutation({
    onSuccess: () => void showToast("success", m.editor_reordered()),
    onError: (error) => {
      const isLate = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isLate ? m.editor_stale_order() : m.editor_failed());
    },
    onSettled: refresh,
  });
  return { reorder: (order: string[]) => mutate({ kind, seen, order }), isBusy: isPending };
}
