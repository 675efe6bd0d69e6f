import { type SQL, sql } from "drizzle-orm";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { CARD_JSON, type CardColumns, cardJoins, readCard } from "./product-cards.ts";

export interface CardRow {
  card: string;
}

const JOINS = cardJoins("wanted.number", "reader.locale");

/**
 * The cards of products, for a statement of a batch; hand its rows to {@link cardsOf}. Products that are not on sale are
 * left out.
 * @param numbers a query of one column `number`, in the order wanted
 */
export function selectCards(db: Database, numbers: SQL, locale: Locale) {
  return db.all<CardRow>(sql`SELECT ${sql.raw(CARD_JSON)} AS card
    FROM (SELECT ${locale} AS locale) reader CROSS JOIN (${numbers}) wanted ${sql.raw(JOINS)}`);
}

/** The cards out of the rows of {@link selectCards}. */
export function cardsOf(rows: CardRow[]): ProductCard[] {
  return rows.map(({ card }) => {
    const columns: CardColumns = JSON.parse(card);
    return readCard(columns);
  });
}
