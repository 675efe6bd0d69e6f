import { eq } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { rfqInvitations } from "#drizzle/schema/rfq.ts";
import { guestKey, mailProof } from "#worker/platform/secrets.ts";
import { type Actor, callerAs, contextOf } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { quoteOf, rfqOf } from "./trade.ts";

/** A key of an intent. */
export const key = () => crypto.randomUUID();

/** A visitor of an address of its own; what leaves after the response has left when `settled` is over. */
export const visitorOf = (db: Database, changes = {}) =>
  testContext(db, { clientAddress: crypto.randomUUID(), ...changes });

/** A guest's confirmed request with a quote of a supplier, and the links of it. */
export async function guestQuote(db: Database, supplier: Actor, email = "guest@coast.test") {
  const { settings } = testContext(db);
  const { reference, accessKey } = await callerOf(visitorOf(db)).rfq.submit(forms.rfq({ email }));
  const proof = mailProof(settings, accessKey);
  await callerOf(visitorOf(db)).rfq.confirm({ reference, key: accessKey, proof });
  const rfq = await rfqOf(db, reference);
  const [invitation] = await db.select().from(rfqInvitations).where(eq(rfqInvitations.rfqId, rfq.id));
  const { id } = await callerAs(db, supplier).quotes.start({ invitationId: invitation?.id ?? "" });
  const context = contextOf(db, supplier);
  await callerOf(context).quotes.send({ id, version: 1, terms: forms.quote(), idempotencyKey: key() });
  await context.settled();
  const link = { reference, key: guestKey(settings, reference, 0) };
  return { link, sent: { reference, key: accessKey }, proof, rfq, id, invitationId: invitation?.id ?? "" };
}

/** What names a quote as it is now. */
export const seenQuote = async (db: Database, id: string) => ({ id, version: (await quoteOf(db, id)).version });

/** What a guest accepts a quote with. */
export const accepting = async (db: Database, id: string) => ({
  ...(await seenQuote(db, id)),
  ...{ country: "KE", city: "Mombasa", address: "Quay 3", trn: null, idempotencyKey: key() },
});
