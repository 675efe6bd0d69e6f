import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { writeNumbered } from "./number-rows.ts";

export const SUPPLIERS = 10_000;
/** Requests of the last ninety days, which matching looks back at, each with twenty invitations. */
const PAST_REQUESTS = 2500;

/**
 * Gives the products of a catalogue to ten thousand approved companies, each with an account that wants notices and mails, and
 * writes what they were asked and answered in the last ninety days.
 */
export async function writeMarket(db: Database, now: number): Promise<void> {
  const notices = JSON.stringify(DEFAULT_NOTICES);
  const since = now - 400 * DAY_MS;
  await writeNumbered(db, SUPPLIERS, [
    `NUMBERS insert into users (id, email, email_verified_at, password_hash, name, user_type, locale, notices, created_at,
        updated_at) select 'usr_m' || i, 'seller' || i || '@bench.example', ${since}, 'x', 'Seller ' || i, 'supplier',
        ${oneOf(["ar", "en", "fr"])}, '${notices}', ${since}, ${since} from n`,
    `NUMBERS insert into suppliers (id, owner_id, slug, status, business_type, country, city, verified_at, products_count,
        created_at, updated_at) select 'sup_m' || i, 'usr_m' || i, 'market-' || i, 'approved', 'distribution',
        ${oneOf(["AE", "SA", "KW", "OM", "QA", "BH", "EG"])}, 'Dubai', iif(i % 3 = 0, ${since}, null), 2, ${since}, ${since}
      from n`,
    `NUMBERS insert into supplier_translations (supplier_id, locale, name, city, specialization, description)
      select 'sup_m' || i, 'ar', 'شركة السوق ' || i, 'دبي', '', '' from n`,
  ]);
  const { $client } = db;
  await $client.execute(`update products set supplier_id = 'sup_m' || (number % ${SUPPLIERS})`);
  await writeNumbered(db, PAST_REQUESTS, pastSql(now));
}

function pastSql(now: number): string[] {
  const at = `cast(${now - 90 * DAY_MS} + ${90 * DAY_MS}.0 * i / ${PAST_REQUESTS} as integer)`;
  const places = "(with recursive k(j) as (values (0) union all select j + 1 from k where j < 19) select j from k)";
  return [
    `NUMBERS insert into rfqs (id, reference, status, access_hash, deadline_at, company_name, contact_name, email, phone,
        category, description, quantity, locale, created_at, updated_at)
      select 'rfq_m' || i, 'RFQ-M' || i, 'closed', 'x', ${at}, 'Bench', 'Bench', 'past@bench.example', '+971500000000',
        'food-products', 'goods', '1', 'en', ${at}, ${at} from n`,
    `NUMBERS insert into rfq_invitations (id, rfq_id, supplier_id, status, score, reasons, wave, deadline_at, responded_at,
        created_at, updated_at)
      select 'inv_m' || i || '_' || j, 'rfq_m' || i, 'sup_m' || ((i * 7919 + j * 487) % ${SUPPLIERS}),
        iif(j % 3 = 0, 'expired', 'quoted'), 1, '[]', 1, ${at}, iif(j % 3 = 0, null, ${at} + 3600000), ${at}, ${at}
      from n cross join ${places}`,
  ];
}

/** One of a list by the row's number. */
const oneOf = (values: string[]) => `(json_array('${values.join("', '")}') ->> (i % ${values.length}))`;
