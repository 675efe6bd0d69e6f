import { Search, X } from "lucide-react";
import { lazy, Suspense } from "react";
import { MAX_QUERY_LENGTH } from "#domain/catalogue/search/search-address.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSearchBox } from "./use-search-box.ts";

const Suggestions = lazy(() => import("./suggestions.tsx").then(({ Suggestions }) => ({ default: Suggestions })));

/**
 * The search with suggestions (WAI-ARIA combobox). Without scripts it is a plain form that opens the search screen.
 */
export function SearchBox() {
  const box = useSearchBox();
  return (
    <search className="relative block" {...box.frame}>
      <form
        action="/product-search"
        method="get"
        onSubmit={box.submit}
        className="group/search flex min-h-11 items-center rounded-md border border-sand-300 bg-white ps-3 focus-within:border-gulf-700 focus-within:outline-3 focus-within:outline-brass-500 focus-within:outline-offset-1"
      >
        <Search aria-hidden size={18} className="shrink-0 text-sand-600 max-sm:hidden" />
        <input
          {...box.input}
          name="q"
          type="text"
          dir="auto"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          aria-label={m.shell_search_label()}
          placeholder={m.shell_search_placeholder()}
          className="min-h-11 w-full min-w-0 text-ellipsis bg-transparent px-2.5 text-base placeholder:text-sand-600 placeholder:[text-align:start] focus:outline-none focus-visible:outline-none"
        />
        {box.text !== "" && (
          <button
            type="button"
            onClick={box.clear}
            aria-label={m.search_box_clear()}
            className="grid size-11 shrink-0 place-items-center text-sand-600 hover:text-gulf-800 max-sm:hidden max-sm:group-focus-within/search:grid"
          >
            <X aria-hidden size={18} />
          </button>
        )}
        <button
          type="submit"
          // A press leaves the focus where it is: the box must not change its size under it.
          onMouseDown={(event) => event.preventDefault()}
          className="m-1 min-h-9 shrink-0 rounded-sm bg-gulf-800 px-4 font-bold text-sm text-white hover:bg-gulf-700 max-sm:m-0 max-sm:grid max-sm:size-11 max-sm:place-items-center max-sm:px-0"
        >
          <Search aria-hidden size={18} className="sm:hidden" />
          <span className="max-sm:sr-only">{m.shell_search_submit()}</span>
        </button>
      </form>
      {box.isOpen && (
        <Suspense fallback={null}>
          <Suggestions {...box.list} />
        </Suspense>
      )}
    </search>
  );
}
