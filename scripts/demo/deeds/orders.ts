import { and, desc, eq, isNull } from "drizzle-orm";
import { toMinor } from "#domain/kernel/price.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { disputeEntries, orders } from "#drizzle/schema/orders.ts";
import { paymentRecords } from "#drizzle/schema/payments.ts";
import { partyOf } from "../parties.ts";
import type { Caller } from "../stage.ts";
import { type Deed, newKey, only, remembered, type Scene } from "../thread.ts";

/** Orders what stands in a cart: SKU and quantity, at the prices of the day. */
export function order(...goods: [sku: string, quantity: number][]): Deed {
  return async ({ me, who, memory }) => {
    const { locale, contact, place } = partyOf(who);
    const wanted = goods.map(([sku, quantity]) => ({ productId: `prd_${sku.toLowerCase()}`, quantity }));
    const priced = await me.cart.price({ lines: wanted, locale });
    const lines = wanted.map((line, at) => {
      const { unitPriceMinor, product } = priced.lines[at] ?? {};
      if (unitPriceMinor == null || !product) throw new Error(`${line.productId} can't be ordered`);
      return { ...line, unitPriceMinor, currency: product.currency };
    });
    const made = await me.orders.checkout({ ...contact, ...place, lines, locale, idempotencyKey: newKey() });
    memory.order = only(made.orders, "order").reference;
  };
}

async function stored({ stage, memory }: Scene) {
  const reference = remembered(memory, "order");
  const { id, version, currency } = orders;
  const rows = await stage.db.select({ id, version, currency }).from(orders).where(eq(orders.reference, reference));
  return { ...only(rows, "order"), reference };
}

async function seen(scene: Scene) {
  const { reference, version } = await stored(scene);
  return { reference, version };
}

type Plain = "confirm" | "startProduction" | "makeReady" | "deliver" | "complete" | "consentToCancel" | "escalate";
type Reasoned = "decline" | "cancel" | "askToCancel" | "dispute";

/** A move that needs no words. */
const plain =
  (verb: Plain): Deed =>
  async (scene) =>
    scene.me.orders[verb](await seen(scene));

const reasoned =
  (verb: Reasoned) =>
  (reason: string): Deed =>
  async (scene) =>
    scene.me.orders[verb]({ ...(await seen(scene)), reason });

export const confirm = plain("confirm");
export const produce = plain("startProduction");
export const makeReady = plain("makeReady");
export const deliver = plain("deliver");
export const complete = plain("complete");
export const consentToCancel = plain("consentToCancel");
export const escalate = plain("escalate");
export const declineOrder = reasoned("decline");
export const cancel = reasoned("cancel");
export const askToCancel = reasoned("askToCancel");
export const dispute = reasoned("dispute");

export const ship =
  (carrier: string, trackingReference: string): Deed =>
  async (scene) =>
    scene.me.orders.ship({ ...(await seen(scene)), carrier, trackingReference });

/** The supplier names what shipping costs, in units of the order's currency. */
export const nameFreight =
  (freight: string): Deed =>
  async (scene) =>
    scene.me.orders.proposeFreight({ ...(await seen(scene)), freight });

export const agreeToFreight =
  (freight: string): Deed =>
  async (scene) => {
    const { reference, version, currency } = await stored(scene);
    return scene.me.orders.agreeToFreight({ reference, version, freightMinor: toMinor(freight, currency) ?? 0 });
  };

/** The buyer writes down what it has sent, without a file. */
export const pay =
  (amount: string, paymentReference: string): Deed =>
  async (scene) =>
    scene.me.orders.recordPayment({
      reference: remembered(scene.memory, "order"),
      ...{ amount, paymentReference, method: "bank_transfer" as const },
      paidOn: dayInDubai(scene.time),
      idempotencyKey: newKey(),
    });

/** The supplier says that the money has come. */
export const confirmPayment: Deed = async (scene) => {
  const { id: orderId, reference } = await stored(scene);
  const isOpen = and(eq(paymentRecords.orderId, orderId), isNull(paymentRecords.confirmedAt));
  const record = only(
    await scene.stage.db.select({ id: paymentRecords.id }).from(paymentRecords).where(isOpen),
    "record",
  );
  return scene.me.orders.confirmPayment({ reference, id: record.id, idempotencyKey: newKey() });
};

type Settlement = Parameters<Caller["orders"]["addToDispute"]>[0]["proposal"];

/** A side of a dispute has its say, and may propose how to settle it. */
export const say =
  (text: string, proposal?: Settlement): Deed =>
  async ({ me, memory }) =>
    me.orders.addToDispute({ reference: remembered(memory, "order"), text, proposal, idempotencyKey: newKey() });

/** A side agrees to the last proposal of the other. */
export const settle: Deed = async (scene) => {
  const { id: orderId, reference, version } = await stored(scene);
  const { id, createdAt } = disputeEntries;
  const rows = await scene.stage.db
    .select({ id })
    .from(disputeEntries)
    .where(eq(disputeEntries.orderId, orderId))
    .orderBy(desc(createdAt))
    .limit(1);
  return scene.me.orders.agreeToSettle({ reference, version, entryId: only(rows, "proposal").id });
};

type Ruling = Parameters<Caller["orders"]["rule"]>[0]["action"];

/** The operator rules on a dispute. */
export const rule =
  (action: Ruling, reason: string): Deed =>
  async (scene) =>
    scene.me.orders.rule({ ...(await seen(scene)), action, reason });
