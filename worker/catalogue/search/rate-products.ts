import { type SQL, sql } from "drizzle-orm";
import {
  COMPLETE_POINTS,
  FRESH_DAYS,
  LEAST_SPECS,
  NEW_DAYS,
  QUALITY_POINTS,
  VIEWED_DAYS,
  VIEWS_A_POINT,
} from "#domain/catalogue/search/quality.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { addDays, DAY_MS, dayInDubai } from "#domain/kernel/time.ts";
import { ANSWERS_COUNT_MS, RESPOND_WITHIN_MS } from "#domain/rfq/invitation-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { searchState } from "#drizzle/schema/search.ts";
import type { Context } from "#worker/platform/context.ts";
import { badgeOf } from "#worker/suppliers/badge-sql.ts";

/** Products that one tick rates; the next takes the rest. A million take a working day. */
const MOST_AT_ONCE = 2000;

/** How far the rating of a day has come. */
interface Rating {
  day: string;
  /** Number of the last product that was rated; null once all are. */
  product: number | null;
}

/**
 * Rates how well products are offered (domain/catalogue/search/quality.ts), each once a day, for the order of searches.
 * What stays as it was is not written.
 * @returns how many were written
 */
export async function rateProducts({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  const [row] = await db.select({ value: searchState.value }).from(searchState).where(IS_RATING);
  const day = dayInDubai(now());
  const seen: Rating | null = row ? JSON.parse(row.value) : null;
  const last = seen?.day === day ? seen.product : -1;
  if (last === null) return 0;
  const [{ rowsAffected }] = await db.batch([db.run(rate(last, now())), db.run(noteRated(day, last))]);
  return rowsAffected;
}

/** Rates all products at once, for a database that was just filled. */
export async function rateAllProducts(db: Database, now: number): Promise<void> {
  const [{ products } = { products: 0 }] = await db.all<{ products: number }>(
    sql`select count(*) as products from products`,
  );
  for (let steps = 0; steps <= products / MOST_AT_ONCE; steps += 1) await rateProducts({ db, now: () => now });
}

const IS_RATING = sql`${searchState.key} = 'rating'`;

/** The products behind the last that was rated. */
function nextOf(last: number): SQL {
  return sql`select number from products where number > ${last} order by number limit ${MOST_AT_ONCE}`;
}

function noteRated(day: string, last: number): SQL {
  return sql`insert into ${searchState} (key, value)
    select 'rating', json_object('day', ${day}, 'product', (select max(number) from (${nextOf(last)}))) where true
    on conflict (key) do update set value = excluded.value`;
}

function rate(last: number, now: number): SQL {
  return sql`with some as materialized (${nextOf(last)}),
    companies as materialized (${companiesOf(now)}),
    rated as materialized (
      select p.number, ${qualityOf(now)} as quality
      from some n cross join products p on p.number = n.number cross join companies c on c.id = p.supplier_id)
    update search_docs set quality = rated.quality from rated
    where search_docs.number in (select number from some) and rated.number = search_docs.number
      and rated.quality <> search_docs.quality`;
}

/** Whether each company of some products carries the badge, and how many requests it was sent and answered in time. */
function companiesOf(now: number): SQL {
  const sent = sql`from rfq_invitations i where i.supplier_id = s.id and i.created_at > ${now - ANSWERS_COUNT_MS}`;
  return sql`select s.id, ${badgeOf(now, "s")} as is_badged, (select count(*) ${sent}) as asked,
      (select count(*) ${sent} and i.responded_at - i.created_at <= ${RESPOND_WITHIN_MS}) as answered
    from (select distinct p.supplier_id from some n cross join products p on p.number = n.number) k
      cross join suppliers s on s.id = k.supplier_id`;
}

/** Of the rows `p` of products and `c` of {@link companiesOf}, from 0 to 100. */
function qualityOf(now: number): SQL {
  const { verified, response, fresh } = QUALITY_POINTS;
  const age = sql`min(1, 1.0 * max(0, ${now} - p.updated_at) / ${FRESH_DAYS * DAY_MS})`;
  // One answer and one silence beforehand, so that a single request decides nothing.
  const answers = sql`(c.answered + 1.0) / (c.asked + 2)`;
  return sql`cast(round(${verified} * c.is_badged + ${response} * ${answers} + ${completeOf()} + ${fresh} * (1 - ${age})
    + ${interestOf(now)}) as integer)`;
}

function completeOf(): SQL {
  const { picture, price, languages, specs } = COMPLETE_POINTS;
  return sql`${picture} * exists (select 1 from product_images where product_number = p.number)
    + ${price} * (p.price_minor is not null)
    + (select ${languages} * (count(*) = ${LOCALES.length}) + ${specs} * (ifnull(max(json_array_length(specs)), 0) >= ${LEAST_SPECS})
      from product_translations where product_number = p.number)`;
}

function interestOf(now: number): SQL {
  const { interest } = QUALITY_POINTS;
  const since = addDays(dayInDubai(now), -VIEWED_DAYS);
  const views = sql`ifnull((select sum(views) from product_views where product_number = p.number and day > ${since}), 0)`;
  const least = sql`iif(ifnull(p.published_at, p.created_at) > ${now - NEW_DAYS * DAY_MS}, ${interest / 2}, 0)`;
  return sql`max(${least}, min(${interest}, 1.0 * ${views} / ${VIEWS_A_POINT}))`;
}
