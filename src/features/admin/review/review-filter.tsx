import { Link, useNavigate } from "@tanstack/react-router";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/trpc.ts";
import { chipClass } from "#src/ui/chip.tsx";
import { ChipRow } from "#src/ui/chip-row.tsx";
import { SearchField } from "../search-field.tsx";
import type { ReviewSearch } from "./review-search.ts";

const KINDS = [
  { kind: undefined, queue: "product", words: m.review_kind_product },
  { kind: "revision", queue: "revision", words: m.review_kind_revision },
  { kind: "live", queue: null, words: m.review_kind_live },
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
      <ChipRow label={m.review_kind()}>
        {KINDS.map(({ kind, queue, words }) => (
          <li key={kind ?? "product"} className="shrink-0">
            <Link
              to="/admin/products"
              search={{ ...search, kind, page: undefined }}
              aria-current={kind === search.kind}
              resetScroll={false}
              className={chipClass(kind === search.kind)}
            >
              {words()}
              {queue && counts && <span className="opacity-80">{formatNumber(counts[queue], currentLocale())}</span>}
            </Link>
          </li>
        ))}
      </ChipRow>
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
