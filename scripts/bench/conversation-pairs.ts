import type { Database } from "#drizzle/client.ts";
import { writeNumbered } from "./number-rows.ts";
import { type Trader, writeTraders } from "./traders.ts";

/** A buyer and a company's owner who have a conversation. */
export interface Pair {
  conversation: string;
  buyer: Trader;
  seller: Trader;
}

/** Writes pairs of a buyer and a company, each company with its own account, and their conversations without a word. */
export async function writePairs(db: Database, count: number, now: number): Promise<Pair[]> {
  const buyers = await writeTraders(db, "buyer", count, now);
  const sellers = await writeTraders(db, "seller", count, now);
  const member = (side: "buyer" | "supplier", user: string) => `NUMBERS insert into conversation_members
      (conversation_id, user_id, side, last_at) select 'cnv_' || i, '${user}' || i, '${side}', ${now} from n`;
  await writeNumbered(db, count, [
    `NUMBERS insert into suppliers (id, owner_id, slug, status, business_type, country, city, created_at, updated_at)
      select 'sup_t' || i, 'usr_seller_' || i, 'talker-' || i, 'approved', 'distribution', 'AE', 'Dubai', ${now}, ${now} from n`,
    `NUMBERS insert into supplier_translations (supplier_id, locale, name, city, specialization, description)
      select 'sup_t' || i, 'ar', 'شركة الحديث ' || i, 'دبي', '', '' from n`,
    `NUMBERS insert into conversations (id, buyer_id, supplier_id, last_seq, created_at, updated_at)
      select 'cnv_' || i, 'usr_buyer_' || i, 'sup_t' || i, 0, ${now}, ${now} from n`,
    member("buyer", "usr_buyer_"),
    member("supplier", "usr_seller_"),
  ]);
  return buyers.flatMap((buyer, n) => {
    const seller = sellers[n];
    return seller ? [{ conversation: `cnv_${n}`, buyer, seller }] : [];
  });
}

/** Fills a conversation with messages of both sides, a minute apart, all read. */
export async function writeHistory(db: Database, { conversation, buyer, seller }: Pair, count: number): Promise<void> {
  const since = Date.now() - count * 60_000;
  await writeNumbered(db, count, [
    `NUMBERS insert into messages (id, conversation_id, seq, sender_id, side, client_id, kind, content, created_at)
      select '${conversation}_' || i, '${conversation}', i + 1, iif(i % 2, '${seller.userId}', '${buyer.userId}'),
        iif(i % 2, 'supplier', 'buyer'), 'client-' || i, 'text', 'رسالة رقم ' || (i + 1) || ' عن الطلب', ${since} + i * 60000
      from n`,
  ]);
  const { $client } = db;
  await $client.execute({ sql: "update conversations set last_seq = ? where id = ?", args: [count, conversation] });
  await $client.execute({
    sql: "update conversation_members set read_seq = ?1, delivered_seq = ?1 where conversation_id = ?2",
    args: [count, conversation],
  });
}
