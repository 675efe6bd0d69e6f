import { type SQL, sql } from "drizzle-orm";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { type CardColumns, cardJoins, cardJson, readCard } from "./product-cards.ts";

export interface CardRow {
  card: string;
}

const CARD = cardJson("reader.now");
const JOINS = cardJoins("wanted.number", "reader.locale");

/**
 * The cards of products, for a statement of a batch; hand its rows to {@link cardsOf}. Products that are not on sale are
 * left out.
 * @param numbers a query of one column `number`, in the order wanted
 * @param now milliseconds; badges and certificates are those of this moment
 */
export function selectCards(db: Database, numbers: SQL, { locale, now }: { locale: Locale; now: number }) {
  return db.all<CardRow>(sql`SELECT ${sql.raw(CARD)} AS card
    FROM (SELECT ${locale} AS locale, ${now} AS now) reader CROSS JOIN (${numbers}) wanted ${sql.raw(JOINS)}`);
}

/** The cards out of the rows of {@link selectCards}. */
export function cardsOf(rows: CardRow[]): ProductCard[] {
  return rows.map(({ card }) => {
    const columns: CardColumns = JSON.parse(card);
    return readCard(columns);
  });
}
