import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { localName } from "#src/vocabulary/local-name.ts";
import { AdminPage } from "../admin-page.tsx";
import { ListSection } from "../lists/admin-list.tsx";
import { type Column, timeInFile } from "../lists/column.ts";
import { FilterSelect, ListFilter } from "../lists/list-filter.tsx";
import { BuyerRatingEntry } from "./buyer-rating-entry.tsx";
import { type ListedRating, RatingEntry } from "./rating-entry.tsx";
import {
  isOfBuyers,
  ofBuyersInput,
  RATING_VIEWS,
  type RatingSearch,
  type RatingView,
  ratingsInput,
} from "./rating-search.ts";

/** The columns of the file on suppliers' ratings; the screen shows entries. */
export const RATING_COLUMNS: readonly Column<ListedRating>[] = [
  { header: m.admin_column_order, csv: ({ reference }) => reference },
  { header: m.orders_by_buyer, csv: ({ buyerName }) => buyerName },
  { header: m.orders_by_supplier, csv: ({ supplierNames }) => localName(supplierNames) },
  { header: m.ratings_supplier, csv: ({ supplierRating }) => supplierRating },
  { header: m.ratings_quality, csv: ({ productQuality }) => productQuality },
  { header: m.ratings_delivery, csv: ({ deliveryTime }) => deliveryTime },
  { header: m.ratings_communication, csv: ({ communication }) => communication },
  { header: m.admin_ratings_comment, csv: ({ review }) => review },
  { header: m.ratings_reply_of_supplier, csv: ({ reply }) => reply },
  timeInFile(m.admin_column_time, ({ createdAt }) => createdAt),
  { header: m.admin_ratings_hidden_for, csv: ({ hiddenReason }) => hiddenReason },
];

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
  const { client } = api.useUtils();
  const list = api.ratings.all.useQuery(ratingsInput(search), { placeholderData: keepPreviousData });
  return (
    <ListSection
      title={m.admin_ratings_title()}
      list={list}
      search={search}
      count={m.admin_ratings_count}
      clear={clearedSearch(search)}
      file={{
        subject: "mawrid-ratings",
        columns: RATING_COLUMNS,
        read: (page) => client.ratings.all.query(ratingsInput({ ...search, page })),
      }}
    >
      {(items) => (
        <ul className="grid gap-4 lg:grid-cols-2">
          {items.map((rating) => (
            <RatingEntry key={rating.reference} rating={rating} lines={renderLines(rating)} />
          ))}
        </ul>
      )}
    </ListSection>
  );
}

function OfBuyers({ search }: { search: RatingSearch }) {
  const list = api.ratings.ofBuyers.useQuery(ofBuyersInput(search), { placeholderData: keepPreviousData });
  return (
    <ListSection
      title={m.admin_ratings_title()}
      list={list}
      search={search}
      count={m.admin_ratings_count}
      clear={clearedSearch(search)}
    >
      {(items) => (
        <ul className="grid gap-4 lg:grid-cols-2">
          {items.map((rating) => (
            <BuyerRatingEntry key={rating.reference} rating={rating} />
          ))}
        </ul>
      )}
    </ListSection>
  );
}

function clearedSearch({ view, q, stars, page }: RatingSearch) {
  return Boolean(q || stars || page) && { search: { view } };
}

const VIEWS: Record<RatingView, () => string> = {
  published: m.admin_ratings_view_published,
  sealed: m.admin_ratings_view_sealed,
  hidden: m.admin_ratings_view_hidden,
  buyers: m.admin_ratings_view_buyers,
  buyers_hidden: m.admin_ratings_view_buyers_hidden,
};

/** State, words and stars; buyers have no stars to choose. */
function RatingFilter({ search }: { search: RatingSearch }) {
  return (
    <ListFilter
      search={search}
      label={m.admin_status_filter()}
      param="view"
      choices={RATING_VIEWS}
      nameOf={(view) => labelOf(VIEWS, view)}
      words={m.admin_orders_search()}
    >
      {!isOfBuyers(search.view) && (
        <FilterSelect
          search={search}
          label={m.admin_ratings_stars()}
          param="stars"
          choices={["low"]}
          nameOf={() => m.admin_ratings_stars_low()}
          all={m.admin_ratings_stars_all()}
        />
      )}
    </ListFilter>
  );
}
