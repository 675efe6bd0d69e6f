import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "../admin-page.tsx";
import { allPages } from "../all-pages.ts";
import { ExportButton } from "../export-button.tsx";
import { ListStates } from "../list-states.tsx";
import { PagesOf } from "../pages-of.tsx";
import { BuyerRatingEntry } from "./buyer-rating-entry.tsx";
import { type ListedRating, RatingEntry } from "./rating-entry.tsx";
import { RatingFilter } from "./rating-filter.tsx";
import { isOfBuyers, ofBuyersInput, type RatingSearch, ratingsInput } from "./rating-search.ts";

interface RatingListProps {
  search: RatingSearch;
  /** Stars by criterion. */
  renderLines: (rating: ListedRating) => ReactNode;
}

/** What both sides of completed orders say of each other, for the platform to look at. */
export function RatingListScreen({ search, renderLines }: RatingListProps) {
  return (
    <AdminPage title={m.admin_ratings_title()}>
      <RatingFilter search={search} />
      {isOfBuyers(search.view) ? (
        <OfBuyers search={search} />
      ) : (
        <OfSuppliers search={search} renderLines={renderLines} />
      )}
    </AdminPage>
  );
}

function OfSuppliers({ search, renderLines }: RatingListProps) {
  const list = api.ratings.all.useQuery(ratingsInput(search), { placeholderData: keepPreviousData });
  return (
    <ListStates query={list} isEmpty={({ items }) => items.length === 0} clear={<ClearSearch search={search} />}>
      {(data) => (
        <section aria-label={m.admin_ratings_title()} className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Count total={data.total} />
            <ExportRatings search={search} />
          </div>
          <ul className="grid gap-4 lg:grid-cols-2">
            {data.items.map((rating) => (
              <RatingEntry key={rating.reference} rating={rating} lines={renderLines(rating)} />
            ))}
          </ul>
          <PagesOf list={data} search={search} />
        </section>
      )}
    </ListStates>
  );
}

function OfBuyers({ search }: { search: RatingSearch }) {
  const list = api.ratings.ofBuyers.useQuery(ofBuyersInput(search), { placeholderData: keepPreviousData });
  return (
    <ListStates query={list} isEmpty={({ items }) => items.length === 0} clear={<ClearSearch search={search} />}>
      {(data: ApiOutputs["ratings"]["ofBuyers"]) => (
        <section aria-label={m.admin_ratings_title()} className="grid min-w-0 gap-4">
          <Count total={data.total} />
          <ul className="grid gap-4 lg:grid-cols-2">
            {data.items.map((rating) => (
              <BuyerRatingEntry key={rating.reference} rating={rating} />
            ))}
          </ul>
          <PagesOf list={data} search={search} />
        </section>
      )}
    </ListStates>
  );
}

function Count({ total }: { total: number }) {
  return (
    <h2 aria-live="polite" className="text-gulf-900 text-lg">
      {m.admin_ratings_count(counted(total))}
    </h2>
  );
}

function ClearSearch({ search: { view, q, stars, page } }: { search: RatingSearch }) {
  if (!q && !stars && !page) return null;
  return (
    <Link to="/admin/ratings" search={{ view }} className={TEXT_LINK}>
      {m.admin_empty_clear()}
    </Link>
  );
}

function ExportRatings({ search }: { search: RatingSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { ratingsCsv } = await import("./ratings-csv.ts");
    return ratingsCsv(await allPages((page) => client.ratings.all.query(ratingsInput({ ...search, page }))));
  }
  return <ExportButton subject="mawrid-ratings" write={write} />;
}
