import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "../admin-page.tsx";
import { allPages } from "../all-pages.ts";
import { ExportButton } from "../export-button.tsx";
import { ListStates } from "../list-states.tsx";
import { PagesOf } from "../pages-of.tsx";
import { ReviewFilter } from "./review-filter.tsx";
import { ReviewCards, ReviewTable } from "./review-rows.tsx";
import { type ReviewSearch, reviewInput } from "./review-search.ts";

/** Products and changes that wait for a look, the oldest first; or what is on sale. */
export function ReviewListScreen({ search }: { search: ReviewSearch }) {
  const list = api.review.queue.useQuery(reviewInput(search), { placeholderData: keepPreviousData });
  const clear = Boolean(search.q || search.page) && (
    <Link to="/admin/products" search={{ kind: search.kind }} className={TEXT_LINK}>
      {m.admin_empty_clear()}
    </Link>
  );
  return (
    <AdminPage title={m.review_title()}>
      <p className="text-sand-700">{m.admin_overview_promise()}</p>
      <ReviewFilter search={search} counts={list.data?.counts} />
      <ListStates query={list} isEmpty={({ items }) => items.length === 0} clear={clear}>
        {(data) => (
          <section aria-label={m.review_title()} className="grid min-w-0 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 aria-live="polite" className="text-gulf-900 text-lg">
                {m.review_count(counted(data.total))}
              </h2>
              <ExportReviews search={search} />
            </div>
            <ReviewCards items={data.items} />
            <ReviewTable items={data.items} />
            <PagesOf list={data} search={search} />
          </section>
        )}
      </ListStates>
    </AdminPage>
  );
}

function ExportReviews({ search }: { search: ReviewSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { reviewsCsv } = await import("./reviews-csv.ts");
    return reviewsCsv(await allPages((page) => client.review.queue.query(reviewInput({ ...search, page }))));
  }
  return <ExportButton subject={`mawrid-products-${search.kind ?? "review"}`} write={write} />;
}
