import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { TIP_CATEGORIES } from "#domain/content/content-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { chipClass } from "#src/ui/list/chip.tsx";
import { tipCategoryLook } from "./tip-category-looks.ts";
import type { TipsSearch } from "./tips-search.ts";
import { useTipsQuery } from "./use-tips-query.ts";

/** The search box and the chips of /tips; a plain form and plain links, so both work before the page is hydrated. */
export function TipsFilter({ search }: { search: TipsSearch }) {
  return (
    <div className="grid gap-4">
      <TipsSearchBox search={search} />
      <TipsChips search={search} />
    </div>
  );
}

function TipsSearchBox({ search: { q = "", category } }: { search: TipsSearch }) {
  const { text, type, submit } = useTipsQuery(q);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <search>
      <form action="/tips" method="get" onSubmit={onSubmit} className="flex max-w-2xl gap-2">
        {category && <input type="hidden" name="category" value={category} />}
        <input
          type="search"
          name="q"
          // An empty "auto" reads left-to-right, whatever the placeholder says.
          {...(text === "" ? {} : { dir: "auto" })}
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(event) => type(event.target.value)}
          aria-label={m.content_tips_search_label()}
          placeholder={m.content_tips_search_placeholder()}
          className="min-h-11 min-w-0 grow rounded-md border border-sand-400 bg-white px-4 placeholder:text-sand-600"
        />
        <Button type="submit">
          <Search aria-hidden size={18} />
          <span className="max-sm:sr-only">{m.content_tips_search_submit()}</span>
        </Button>
      </form>
    </search>
  );
}

function TipsChips({ search: { q, category } }: { search: TipsSearch }) {
  const kept = q ? { q } : {};
  const chips = [
    { key: "all", label: m.content_tips_category_all(), search: kept, active: category === undefined },
    ...TIP_CATEGORIES.map((one) => ({
      key: one,
      label: tipCategoryLook(one).label(),
      search: { ...kept, category: one },
      active: category === one,
    })),
  ];
  return (
    <nav aria-label={m.content_tips_categories_label()}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ key, label, search, active }) => (
          <li key={key}>
            <Link
              to="/tips"
              search={search}
              replace
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              className={chipClass(active)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
