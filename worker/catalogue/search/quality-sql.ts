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
import { badgeOf } from "#worker/suppliers/badge-sql.ts";

/** The numbers of the products behind one, so many at most. */
export function nextOf(last: number, most: number): SQL {
  return sql`select number from products where number > ${last} order by number limit ${most}`;
}

/** Writes how well the products of {@link nextOf} are offered, where that changed. */
export function rateNext(last: number, most: number, now: number): SQL {
  return sql`with some as materialized (${nextOf(last, most)}),
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
