import { desc, eq, sql } from "drizzle-orm";
import { countryOfPhone, phoneFrom } from "#domain/kernel/phone.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/** What is known of a buyer before a checkout; empty where nothing is. */
interface KnownBuyer {
  companyName: string;
  contactName: string;
  phone: string;
  country: string;
  city: string;
  address: string;
  trn: string;
}

const NOTHING = { companyName: "", contactName: "", phone: "", city: "", address: "", trn: "" };

/**
 * Who the caller bought as the last time, else who it asked for quotes as, and where the goods were to go; the country of the
 * account's phone where nothing tells another. One database call besides the session's.
 * @returns null for whoever neither bought nor asked, nor has a phone of one country
 */
export async function knownBuyer({ db, caller }: SignedInContext): Promise<KnownBuyer | null> {
  const [[ordered], [asked], [account]] = await db.batch([
    db
      .select({ buyer: orders.buyer })
      .from(orders)
      .where(eq(orders.buyerId, caller.userId))
      .orderBy(desc(orders.createdAt))
      .limit(1),
    db
      .select({
        companyName: rfqs.companyName,
        contactName: rfqs.contactName,
        phone: rfqs.phone,
        country: sql<string>`ifnull(${rfqs.destinationCountry}, '')`,
        city: sql<string>`ifnull(${rfqs.destinationCity}, '')`,
      })
      .from(rfqs)
      .where(eq(rfqs.buyerId, caller.userId))
      .orderBy(desc(rfqs.createdAt))
      .limit(1),
    db.select({ phone: users.phone }).from(users).where(eq(users.id, caller.userId)),
  ]);
  if (ordered) {
    const { email: _, trn, ...buyer } = ordered.buyer;
    return { ...buyer, phone: phoneFrom(buyer.country, buyer.phone), trn: trn ?? "" };
  }
  const country = asked?.country || countryOfPhone(account?.phone ?? "");
  if (asked) return { ...asked, country: country ?? "", address: "", trn: "" };
  return country === null ? null : { ...NOTHING, country };
}
