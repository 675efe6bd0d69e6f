import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { SearchField } from "../search-field.tsx";
import type { ReviewSearch } from "./review-search.ts";

const KINDS = [
  { kind: undefined, queue: "product", words: m.review_kind_product },
  { kind: "revision", queue: "revision", words: m.review_kind_revision },
  { kind: "live", queue: null, words: m.review_kind_live },
  { kind: "all", queue: null, words: m.review_kind_all },
] as const;

interface ReviewFilterProps {
  search: ReviewSearch;
  /** How much waits; undefined until it is known. */
  counts: ApiOutputs["review"]["queue"]["counts"] | undefined;
}

/** What is listed, and words to find in it; all of it in the address. */
export function ReviewFilter({ search, counts }: ReviewFilterProps) {
  const navigate = useNavigate();
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.review_kind()}
        chips={KINDS.map(({ kind, queue, words }) => ({
          label: words(),
          count: queue ? counts?.[queue] : undefined,
          search: { ...search, kind, page: undefined },
          isShown: kind === search.kind,
        }))}
      />
      <SearchField
        label={m.review_search()}
        asked={search.q}
        onSearch={(q) =>
          void navigate({ to: "/admin/products", search: { ...search, q, page: undefined }, resetScroll: false })
        }
      />
    </div>
  );
}
