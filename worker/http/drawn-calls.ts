import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";
import { searchPageSchema } from "#domain/catalogue/read-catalogue.ts";
import type { SearchResult } from "#domain/catalogue/search/search-result.ts";
import type { AskedSearch } from "#worker/analytics/searches/counted-search.ts";
import type { AppRouter } from "#worker/router.ts";

/** What pages are drawn from that everybody gets alike. */
export const READS_FOR_ALL: readonly string[] = [
  ...[
    "catalogue.home",
    "catalogue.product",
    "catalogue.products",
    "catalogue.search",
    "suppliers.list",
    "suppliers.bySlug",
  ],
  ...["content.tips", "content.tip", "content.partners", "content.about"],
];

/** What the calls of a page came to while it was drawn. */
export interface DrawnCalls {
  /** To stand before the client's last link. */
  link: TRPCLink<AppRouter>;
  /** All calls so far were answered, and each is one of {@link READS_FOR_ALL}. */
  areWhole(): boolean;
  /** The search among them, where it is one that is counted. */
  search(): Promise<AskedSearch | null>;
}

/** Notes the calls of one page. */
export function noteCalls(): DrawnCalls {
  let areWhole = true;
  let open = 0;
  let searched: { input: unknown; result: SearchResult } | undefined;
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) => {
      if (!READS_FOR_ALL.includes(op.path)) areWhole = false;
      open += 1;
      let isOpen = true;
      const close = () => {
        open -= isOpen ? 1 : 0;
        isOpen = false;
      };
      return next(op).pipe(
        tap({
          error: () => {
            areWhole = false;
            close();
          },
          complete: close,
          next: ({ result }) => {
            close();
            // What this procedure answers.
            if (op.path === "catalogue.search" && "data" in result)
              searched = { input: op.input, result: result.data as SearchResult };
          },
        }),
      );
    };
  return { link, areWhole: () => areWhole && open === 0, search: () => askedBy(searched) };
}

async function askedBy(searched: { input: unknown; result: SearchResult } | undefined): Promise<AskedSearch | null> {
  const page = searchPageSchema.safeParse(searched?.input);
  if (!searched || !page.success) return null;
  const { askedSearch } = await import("#worker/analytics/searches/counted-search.ts");
  return askedSearch(page.data, searched.result);
}
