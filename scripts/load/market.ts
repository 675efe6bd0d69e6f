import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { writeNumbered } from "../bench/number-rows.ts";
import { type SampleProduct, sampleProducts } from "../bench/sample-products.ts";
import { type Goods, someGoods } from "../bench/trade-requests.ts";
import { writeTradingPairs } from "../faults/stage.ts";
import type { Pair } from "../faults/trade.ts";

/** Who trades and with what. */
export interface Market {
  pairs: readonly Pair[];
  products: readonly SampleProduct[];
  goods: readonly Goods[];
  /** Invitations that wait for a quote: the n-th is of the pair n % pairs. */
  invitations: number;
}

/** Of one pair; a company sends sixty quotes an hour at most. */
const INVITATIONS_EACH = 20;
const GOODS = 300;

/** Writes pairs that talk and trade, with requests that wait for a quote, beside the demo data. */
export async function writeMarket(db: Database, count: number): Promise<Market> {
  const pairs = await writeTradingPairs(db, count);
  const invitations = count * INVITATIONS_EACH;
  const now = Date.now();
  const end = now + 10 * DAY_MS;
  const pair = `(i % ${count})`;
  await writeNumbered(db, invitations, [
    `NUMBERS insert into rfqs (id, reference, status, access_hash, deadline_at, opened_at, supplier_id, buyer_id, company_name,
        contact_name, email, phone, category, description, quantity, locale, created_at, updated_at)
      select 'rfq_l' || i, 'RFQ-2026-L' || i, 'open', 'x', ${end}, ${now}, 'sup_t' || ${pair}, 'usr_buyer_' || ${pair},
        'شركة النخيل للتجارة', 'سعيد المنصوري', 'buyer-' || ${pair} || '@bench.example', '+971501234567', 'food-products',
        'تمر مجدول، شهريا', '300 cartons', 'ar', ${now}, ${now} from n`,
    `NUMBERS insert into rfq_lines (rfq_id, position, description, quantity)
      select 'rfq_l' || i, 1, 'كرتون 5 كغ', '300 cartons' from n`,
    `NUMBERS insert into rfq_invitations (id, rfq_id, supplier_id, status, score, reasons, wave, deadline_at, created_at,
        updated_at)
      select 'inv_l' || i, 'rfq_l' || i, 'sup_t' || ${pair}, 'invited', 1, '[]', 1, ${end}, ${now}, ${now} from n`,
  ]);
  return { pairs, products: await sampleProducts(db), goods: await someGoods(db, GOODS), invitations };
}
