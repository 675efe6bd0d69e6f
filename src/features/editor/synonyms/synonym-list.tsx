import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { SearchEntries } from "../search-entries.tsx";
import { IndexPanel } from "./index-panel.tsx";
import { SynonymCard } from "./synonym-card.tsx";
import type { SynonymSearch } from "./synonym-search.ts";

/** Words of one meaning that operators added to those that the search knows. */
export function SynonymList({ search }: { search: SynonymSearch }) {
  const { q, page = 1 } = search;
  const list = api.editor.synonyms.useQuery({ page, ...(q ? { q } : {}) }, { placeholderData: keepPreviousData });
  return (
    <div className="grid min-w-0 gap-4">
      <Notice title={m.editor_synonyms_intro()}>{m.editor_synonyms_at_once()}</Notice>
      <p>
        <Link to="/admin/search" search={{ view: "unmet" }} className={TEXT_LINK}>
          {m.editor_synonyms_unmet()}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button asChild>
          <Link to="/admin/search/words/new">
            <Plus aria-hidden size={18} /> {m.editor_synonyms_new()}
          </Link>
        </Button>
        <SearchEntries asked={q} label={m.editor_synonyms_search()} />
      </div>
      <ListBody list={list}>
        {({ items, total, pageSize }) =>
          items.length === 0 ? (
            <EmptyState
              title={m.editor_synonyms_empty()}
              description={q ? m.editor_synonyms_empty_search() : m.editor_synonyms_empty_hint()}
            />
          ) : (
            <section aria-label={m.editor_synonyms()} className="grid min-w-0 gap-4">
              <p aria-live="polite" className="text-sand-700">
                {m.editor_synonyms_count(counted(total))}
              </p>
              <ul className="grid gap-3 lg:grid-cols-2">
                {items.map((group) => (
                  <SynonymCard key={group.id} group={group} />
                ))}
              </ul>
              <Pagination
                page={page}
                pageCount={Math.ceil(total / pageSize)}
                linkTo={(number, className, children) => (
                  <Link
                    to="/admin/search/words"
                    search={{ q, page: number > 1 ? number : undefined }}
                    className={className}
                  >
                    {children}
                  </Link>
                )}
              />
            </section>
          )
        }
      </ListBody>
      <IndexPanel />
    </div>
  );
}
