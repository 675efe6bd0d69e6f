import { CRITERIA } from "#domain/reviews/criteria.ts";
import { m } from "#i18n/paraglide/messages.js";
import { csvTable, isoTime } from "#src/lib/format/csv-table.ts";
import { localName } from "#src/vocabulary/local-name.ts";
import type { ListedRating } from "./rating-entry.tsx";

/** Ratings of suppliers as a table, in the reader's language. */
export function ratingsCsv(items: readonly ListedRating[]): string {
  const head = [
    m.admin_column_order(),
    m.orders_by_buyer(),
    m.orders_by_supplier(),
    m.ratings_supplier(),
    m.ratings_quality(),
    m.ratings_delivery(),
    m.ratings_communication(),
    m.admin_ratings_comment(),
    m.ratings_reply_of_supplier(),
    m.admin_column_time(),
    m.admin_ratings_hidden_for(),
  ];
  return csvTable([head, ...items.map(cellsOf)]);
}

function cellsOf(rating: ListedRating): (string | number)[] {
  return [
    rating.reference,
    rating.buyerName,
    localName(rating.supplierNames),
    ...CRITERIA.map((criterion) => rating[criterion]),
    rating.review ?? "",
    rating.reply ?? "",
    isoTime(rating.createdAt),
    rating.hiddenReason ?? "",
  ];
}
