import { type SQL, sql } from "drizzle-orm";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { AddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import { ANSWERS_COUNT_MS, RESPOND_WITHIN_MS } from "#domain/rfq/invitation-machine.ts";
import {
  ENOUGH_ASKED,
  ENOUGH_WITH_GOODS,
  MATCH_WEIGHTS,
  MAX_INVITED,
  RESPONSIVE_PERCENT,
} from "#domain/rfq/matching.ts";
import { goodsKeys } from "#domain/rfq/refused-lines.ts";
import { FEWEST_CASES } from "#domain/rfq/response-rate.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { refusedLines, rfqInvitations, rfqLines, rfqs } from "#drizzle/schema/rfq.ts";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import { badgeOf } from "#worker/suppliers/badge-sql.ts";
import { FITS, QUANTITIES, sellersOf } from "./goods-sql.ts";

/** Suppliers whose companies are looked at: the best by what they sell; among equals chance decides, request by request. */
const LONGLIST = 1000;
/** Suppliers whose answers and markets are looked at besides. */
const SHORTLIST = 200;

const { chosen, category, subcategory, destination, moq, verified, response } = MATCH_WEIGHTS;

export interface Matching {
  rfqId: string;
  wave: 1 | 2;
  category: CategorySlug;
  /** Headline and lines, in this order. */
  texts: readonly string[];
  /** Groups that operators added to the table of synonyms. */
  added: AddedSynonyms;
  now: number;
}

/**
 * A query of the best suppliers for a request, with `supplier_id`, `score` and `reasons`; what is asked of them is read from the
 * request's own row, which the same batch may have written. Wave 1 looks within the category; wave 2 also beyond it, for
 * those that have all that a text asks for. The minimum is that of the goods asked for, or where nothing is known of them
 * that of their sub-category. Who sells something of the sub-category is asked only where few have the goods, who sells but
 * something of the category only where nobody has more; wave 2 asks of both until enough were asked. Whose products the
 * lines name is asked first of all, whatever the category. Only approved companies that somebody runs, never the buyer's own,
 * none twice.
 */
export function matchSql({ rfqId, wave, category: within, texts, added, now }: Matching): SQL {
  return sql`with asked as materialized (
      select id, category, subcategory, quantity_value, quantity_unit, destination_country, buyer_id, email
      from ${rfqs} where id = ${rfqId}),
    ${QUANTITIES},
    ${sellersOf(texts, wave === 1 ? within : null, added)},
    stock as materialized (
      select p.supplier_id, max(ifnull(p.subcategory = a.subcategory, 0)) as sub,
        max(p.subcategory = a.subcategory and ${sql.raw(FITS)}) as fits
      from asked a cross join quantities q on q.text = 0
        cross join ${products} p on p.status = 'published' and p.category = a.category
      group by p.supplier_id),
    ${NAMED},
    sellers as materialized (
      select k.supplier_id, k.supplier_id in (select supplier_id from named) as named, 1 as within, k.sub, coalesce(g.fits, k.fits, 0) as fits, ifnull(g.terms, 0) as terms,
        ifnull(g.has_all, 0) as has_all
      from stock k left join goods_sellers g on g.supplier_id = k.supplier_id
      union all ${wave === 1 ? NAMED_ELSEWHERE : HAVING_ALL_ELSEWHERE}),
    longlist as materialized (
      select * from sellers order by ${fitOf()} desc, random() limit ${LONGLIST}),
    shortlist as materialized (${shortlist(now, goodsKeys(texts))}),
    known as materialized (${knownOf(now)}),
    asked_already as materialized (select supplier_id from ${rfqInvitations} where rfq_id = ${rfqId}),
    scored as materialized (
      select *, ${scoreOf()} as score, (select count(*) from asked_already) as before from known)
    select id as supplier_id, score, ${reasonsOf(wave)} as reasons
    from ${wave === 1 ? FITTING : FITTING_OR_FILLING}
    order by score desc, random() limit ${MAX_INVITED}`;
}

/** Who sells, on sale still, what the lines name. */
const NAMED = sql`named as materialized (
  select distinct p.supplier_id from asked a cross join ${rfqLines} line on line.rfq_id = a.id
    cross join ${products} p on p.number = line.product_number and p.status = 'published')`;

/** Whom the buyer chose beyond the category of the request. */
const NAMED_ELSEWHERE = sql`select supplier_id, 1, 0, 0, 0, 0, 0 from named
  where supplier_id not in (select supplier_id from stock)`;

/** Who has all that is asked for beyond it; who was chosen was asked by the first wave. */
const HAVING_ALL_ELSEWHERE = sql`select g.supplier_id, 0, 0, 0, g.fits, g.terms, g.has_all from goods_sellers g
  where g.has_all and g.supplier_id not in (select supplier_id from stock)`;

/** Who was chosen or has the goods; where few have, who sells others of their sub-category; where none has more, of their category. */
const FITTING = sql`(select * from scored where named or terms > 0
  or sub and (select count(*) from scored where terms > 0) < ${ENOUGH_WITH_GOODS}
  or not exists (select 1 from scored where sub or terms > 0))`;

/** Who has the goods, and others of the sub-category, then of the category, as long as too few are asked. */
const FITTING_OR_FILLING = sql`(select * from (
    select *, row_number() over (order by terms > 0 desc, sub desc, score desc, random()) as place from scored)
  where terms > 0 or before + place <= ${ENOUGH_ASKED})`;

/** @param keys of the goods that are asked for: who refused all of them is not asked */
function shortlist(now: number, keys: readonly string[]): SQL {
  const isBadged = badgeOf(now, "s");
  const isNew = sql`not exists (select 1 from ${rfqInvitations} x where x.rfq_id = a.id and x.supplier_id = s.id)`;
  return sql`select s.id, s.country, ${isBadged} as verified, k.named, k.within, k.sub, k.fits, k.terms,
      k.has_all, a.destination_country as wanted
    from asked a cross join longlist k cross join ${suppliers} s on s.id = k.supplier_id
      cross join ${users} u on u.id = s.owner_id
    where s.status = 'approved' and u.id <> ifnull(a.buyer_id, '') and u.email <> a.email and ${isNew}
      and ${isOfItsLine(keys)}
    order by ${fitOf()} + ${verified} * ${isBadged} desc, random()
    limit ${SHORTLIST}`;
}

/** Unless it was chosen, a company is not asked for goods that it refused, nor for its sub-category where it has no such goods and refused that. */
function isOfItsLine(keys: readonly string[]): SQL {
  const refused = sql`from ${refusedLines} refused where refused.supplier_id = s.id and refused.kind =`;
  const goods = sql`(select count(*) ${refused} 'goods'
    and refused.value in (select value from json_each(${JSON.stringify(keys)}))) < ${Math.max(1, keys.length)}`;
  return sql`(k.named or ${goods} and (k.terms > 0 or not exists (select 1 ${refused} 'subcategory' and refused.value = a.subcategory)))`;
}

/** Destination and answers, found by key for each of the shortlist. */
function knownOf(now: number): SQL {
  const invitations = sql`from ${rfqInvitations} i where i.supplier_id = l.id and i.created_at > ${now - ANSWERS_COUNT_MS}`;
  return sql`select l.*, ifnull(l.country = l.wanted or exists (
      select 1 from ${supplierChecklist} c cross join json_each(c.answer, '$.countries') m
      where c.supplier_id = l.id and c.item = 'markets' and m.value = l.wanted), 0) as reaches,
    (select count(*) ${invitations}) as asked_before,
    (select count(*) ${invitations} and (i.responded_at is not null or i.created_at <= ${now - RESPOND_WITHIN_MS})) as cases,
    (select count(*) ${invitations} and i.responded_at - i.created_at <= ${RESPOND_WITHIN_MS}) as answered
    from shortlist l`;
}

/** What a supplier sells, against what is asked. */
function fitOf(): SQL {
  return sql`${chosen} * named + ${category} * within + ${subcategory} * sub + terms + ${moq} * fits`;
}

function scoreOf(): SQL {
  return sql`${fitOf()} + ${verified} * verified
    + ${destination} * reaches + iif(asked_before = 0, ${response} / 2, ${response} * answered / asked_before)`;
}

/** Who "answers quickly" has a rate of answers that everybody sees, and a good one: buyers compare by it. */
function reasonsOf(wave: 1 | 2): SQL {
  const isResponsive = sql`cases >= ${FEWEST_CASES} and 100 * answered >= ${RESPONSIVE_PERCENT} * cases`;
  return sql`(select json_group_array(value) from json_each(json_array(
      iif(named, 'chosen', null), iif(within, 'category', null), iif(sub, 'subcategory', null), iif(has_all, 'terms', iif(terms > 0, 'goods', null)),
      iif(reaches, 'destination', null), iif(fits, 'moq', null), iif(verified, 'verified', null),
      iif(${isResponsive}, 'responsive', null), ${wave === 2 ? "widened" : null}))
    where value is not null)`;
}
