import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type ReactNode, type RefObject, useEffect } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { useDebounced } from "#src/lib/use-debounced.ts";
import { FoundWords } from "#src/ui/text/found-words.tsx";
import { languageOf } from "#src/ui/text/language-tag.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { type SuggestedPlace, type SuggestionGroup, suggestionGroups } from "./suggestion-groups.ts";

/** How long typing has to rest before suggestions are asked for. */
const REST_MS = 150;

interface SuggestionsProps {
  id: string;
  listRef: RefObject<HTMLDivElement | null>;
  text: string;
  /** Id of the option that the arrow keys marked. */
  active: string | null;
  onActive: (id: string | null) => void;
  onChosen: () => void;
}

/** What the search box suggests: products, categories and suppliers, and the search itself. */
export function Suggestions({ id, listRef, text, active, onActive, onChosen }: SuggestionsProps) {
  const query = useDebounced(text.trim(), REST_MS);
  const { data } = api.catalogue.suggest.useQuery(
    { q: query, locale: currentLocale() },
    { placeholderData: keepPreviousData },
  );
  const groups = data ? suggestionGroups(data) : [];
  const count = groups.reduce((sum, { places }) => sum + places.length, 0);
  useEffect(() => {
    if (active === null) return;
    const marked = data && document.getElementById(active);
    if (marked) marked.scrollIntoView({ block: "nearest" });
    // The option went with the suggestions among which it was marked.
    else onActive(null);
  }, [active, data, onActive]);
  const option = (key: string) => ({
    id: `${id}-${key}`,
    isActive: active === `${id}-${key}`,
    onPointerEnter: () => onActive(`${id}-${key}`),
    onClick: onChosen,
  });
  return (
    // A press on the list must not take the focus from the text.
    <div
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto rounded-lg border border-sand-200 bg-white py-2 shadow-raised"
    >
      <div ref={listRef} id={id} role="listbox" aria-label={m.search_suggest_list()}>
        {groups.map((group) => (
          <Group key={group.kind} id={`${id}-${group.kind}`} group={group} query={query} option={option} />
        ))}
        <Option {...option("all")} link={{ to: "/product-search", search: { q: text.trim() } }}>
          <Search aria-hidden size={16} className="shrink-0 text-gulf-600" />
          <span className="font-bold text-gulf-800">{m.search_suggest_all({ query: text.trim() })}</span>
        </Option>
      </div>
      <p role="status" className="sr-only">
        {data && (count === 0 ? m.search_suggest_none() : m.search_suggest_count(counted(count)))}
      </p>
    </div>
  );
}

interface OptionState {
  id: string;
  isActive: boolean;
  onPointerEnter: () => void;
  onClick: () => void;
}

interface GroupProps {
  id: string;
  group: SuggestionGroup;
  query: string;
  option: (key: string) => OptionState;
}

const TITLES = {
  products: m.search_suggest_products,
  categories: m.search_suggest_categories,
  suppliers: m.search_suggest_suppliers,
} as const;

function Group({ id, group, query, option }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups options of a listbox
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="px-4 pt-2 pb-1 font-bold text-sand-600 text-xs">
        {labelOf(TITLES, group.kind)}
      </p>
      {group.places.map((place) => (
        <Option key={place.key} {...option(place.key)} link={place.link}>
          <span className="line-clamp-1 grow">
            <bdi {...languageOf(place.locale)}>
              <FoundWords text={place.name} query={query} />
            </bdi>
          </span>
          {place.note && <span className="shrink-0 text-sand-600 text-xs">{place.note}</span>}
        </Option>
      ))}
    </div>
  );
}

interface OptionProps extends OptionState {
  link: SuggestedPlace["link"];
  children: ReactNode;
}

function Option({ link, isActive, children, ...anchor }: OptionProps) {
  return (
    <Link
      {...link}
      {...anchor}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      preload={false}
      className={`flex min-h-11 items-center gap-3 px-4 text-gulf-900 ${isActive ? "bg-gulf-50" : ""}`}
    >
      {children}
    </Link>
  );
}
