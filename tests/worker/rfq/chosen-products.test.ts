import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { MAX_INVITED } from "#domain/rfq/matching.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { mailProof } from "#worker/platform/secrets.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans, OF_MATCHING } from "../support/query-plans.ts";
import { visitorOf } from "./guest-quote.ts";
import { invitationsOf, manyCompanies, openRfq, publish, rfqOf, supplierIdOf } from "./trade.ts";

let db: Database;
let buyer: Actor;
let seller: Actor;
let other: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  [buyer, seller, other] = [actors["buyer A"], actors["approved A"], actors["approved B"]];
});

/** A product that matching would not find for the dates that the request is about. */
const oddProduct = (of: Actor) =>
  publish(db, supplierIdOf(of), { category: "furniture", subcategory: "office-furniture", moq: 9000 }, "كرسي خشب");
const naming = (...ids: string[]) => ({
  lines: ids.map((productId) => ({ description: "كما في صفحته", quantity: "1 carton", productId })),
});
const asked = async (rfqId: string) =>
  new Map((await invitationsOf(db, rfqId)).map(({ supplierId, ...row }) => [supplierId, row]));

it("asks whose products were chosen before all others, and others up to the limit", async () => {
  for (const id of await manyCompanies(db, MAX_INVITED + 5)) await publish(db, id);
  const chosen = [await oddProduct(seller), await oddProduct(other)];
  const rfq = await openRfq(db, buyer, { subcategory: "dates", ...naming(...chosen) });
  const found = await asked(rfq.id);
  expect(found.size).toBe(MAX_INVITED);
  for (const one of [seller, other])
    expect(found.get(supplierIdOf(one))).toMatchObject({ reasons: ["chosen"], wave: 1 });
  const [best] = [...found.values()].sort((a, b) => b.score - a.score);
  expect(best?.reasons).toContain("chosen");
  const list = await callerAs(db, buyer).rfqs.one({ reference: rfq.reference });
  expect(list.invitations[0]?.reasons).toEqual(["chosen"]);
});

it("says what else speaks for who was chosen, and asks a company once for several of its products", async () => {
  const [one, two] = [await publish(db, supplierIdOf(seller)), await publish(db, supplierIdOf(seller))];
  await publish(db, supplierIdOf(other));
  const rfq = await openRfq(db, buyer, naming(one, two));
  const found = await asked(rfq.id);
  expect(found.get(supplierIdOf(seller))?.reasons.slice(0, 2)).toEqual(["chosen", "category"]);
  expect(found.get(supplierIdOf(other))?.reasons).not.toContain("chosen");
});

it("asks for the goods that a company refused, once a buyer chose them", async () => {
  const product = await publish(db, supplierIdOf(seller), {}, "تمر سكري");
  const again = { productDescription: "مطلوب تمر سكري" };
  const first = await openRfq(db, buyer, again);
  const [invitation] = await invitationsOf(db, first.id);
  const { id = "", version = 0 } = invitation ?? {};
  await callerAs(db, seller).inbox.decline({ id, version, reason: "not_our_product", note: "" });
  expect(await invitationsOf(db, (await openRfq(db, buyer, again)).id)).toEqual([]);
  const chosen = await openRfq(db, buyer, {
    ...again,
    lines: [{ description: "تمر سكري", quantity: "20 carton", productId: product }],
  });
  expect(await invitationsOf(db, chosen.id)).toHaveLength(1);
});

it("never asks the buyer's own company, nor one without an owner", async () => {
  const own = await openRfq(db, seller, naming(await oddProduct(seller)));
  expect(await invitationsOf(db, own.id)).toEqual([]);
  const product = await oddProduct(other);
  await db
    .update(suppliers)
    .set({ ownerId: null })
    .where(eq(suppliers.id, supplierIdOf(other)));
  expect(await invitationsOf(db, (await openRfq(db, buyer, naming(product))).id)).toEqual([]);
});

it("asks for a guest's request when it is confirmed, not for what was withdrawn meanwhile", async () => {
  const [stays, goes] = [await oddProduct(seller), await oddProduct(other)];
  const { reference, accessKey } = await callerOf(visitorOf(db)).rfq.submit(forms.rfq(naming(stays, goes)));
  const { id } = await rfqOf(db, reference);
  expect(await invitationsOf(db, id)).toEqual([]);
  await db.update(products).set({ status: "paused" }).where(eq(products.id, goes));
  const proof = mailProof(testContext(db).settings, accessKey);
  await callerOf(visitorOf(db)).rfq.confirm({ reference, key: accessKey, proof });
  expect([...(await asked(id)).keys()]).toEqual([supplierIdOf(seller)]);
});

it("reads no table from end to end", async () => {
  const product = await oddProduct(seller);
  const scans = await fullScans(db, () => callerOf(contextOf(db, buyer)).rfq.submit(forms.rfq(naming(product))));
  expect(scans.filter((scan) => !OF_MATCHING.test(scan))).toEqual([]);
});
