import { unitPriceAt } from "#domain/catalogue/price-tiers.ts";
import { toMinor } from "#domain/kernel/price.ts";
import { answerDeadline } from "#domain/orders/order-clock.ts";
import { ORDER_MOVES, type OrderAction, type OrderStatus } from "#domain/orders/order-machine.ts";
import { orderTotals } from "#domain/orders/order-totals.ts";
import { vatRateOf } from "#domain/orders/order-vat.ts";
import { ratingsOpenAt } from "#domain/reviews/rating-clock.ts";
import { yearInDubai } from "#domain/rfq/rfq-reference.ts";
import type * as schema from "../schema/all.ts";
import { DEMO_OWNERS, demoAccountId } from "./demo-ids.ts";
import type { OrderDraft } from "./order-drafts.ts";
import { PRODUCTS } from "./products/all.ts";
import { productText } from "./seed-rows.ts";

const DAY = 86_400_000;
const MILLI = 1000;
type Row<T extends { $inferInsert: unknown }> = T["$inferInsert"];

/** Who buys, as the demo logins would write it; trading houses, no persons. */
const BUYERS = {
  buyer: {
    locale: "ar",
    party: {
      companyName: "مشتريات الساحل",
      contactName: "قسم المشتريات",
      email: "buyer@demo.test",
      phone: "+971501234567",
      country: "AE",
      city: "دبي",
      address: "القوز الصناعية 3، دبي",
      trn: null,
    },
  },
  buyer2: {
    locale: "en",
    party: {
      companyName: "Demo Buyer 2",
      contactName: "Procurement",
      email: "buyer2@demo.test",
      phone: "+254 700 000 000",
      country: "KE",
      city: "Mombasa",
      address: "Port Road, Mombasa",
      trn: null,
    },
  },
} as const;

/** All rows of a demo order. Both demo companies sit in the Emirates and price in dirhams. */
export function demoOrderRows(draft: OrderDraft, now: number) {
  const { party, locale } = BUYERS[draft.buyer];
  const at = (status: OrderStatus) => {
    const step = draft.path.find(([name]) => name === status);
    return step ? now - step[1] * DAY - 3_600_000 : null;
  };
  const createdAt = at("new") ?? now;
  const status = draft.path.at(-1)?.[0] ?? "new";
  const id = `ord_demo_${draft.letters.toLowerCase()}`;
  const lines = draft.lines.map(([sku, quantity], place) => lineRow(id, sku, quantity, place + 1, locale));
  const goodsMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const freightMinor = draft.freight === undefined ? null : toMinor(String(draft.freight), "AED");
  const vatRate = vatRateOf("AE", party.country);
  const charges = { goodsMinor, discountMinor: 0, freightMinor, insuranceMinor: 0, vatRate };
  const totals = orderTotals(charges);
  const completedAt = at("completed");
  const order: Row<typeof schema.orders> = {
    id,
    reference: `ORD-${yearInDubai(createdAt)}-${draft.letters}`,
    buyerId: demoAccountId(draft.buyer),
    supplierId: draft.supplier,
    status,
    payment: "unpaid",
    checkoutId: `chk_demo_${draft.letters.toLowerCase()}`,
    buyer: party,
    currency: "AED",
    ...charges,
    ...totals,
    totalAedMinor: totals.totalMinor,
    locale,
    answerBy: status === "new" ? answerDeadline(createdAt) : null,
    ...(at("shipped") ? { carrier: "Gulf Feeder Lines", trackingReference: `GFL-${draft.letters}` } : {}),
    shippedAt: at("shipped"),
    deliveredAt: at("delivered"),
    completedAt,
    disputedAt: at("disputed"),
    verifyCode: `DEMQ${draft.letters}`,
    version: draft.path.length,
    createdAt,
    updatedAt: now - (draft.path.at(-1)?.[1] ?? 0) * DAY,
  };
  return { order, lines, events: eventRows(draft, id, at), ...talkRows(draft, order, now) };
}

function lineRow(orderId: string, sku: string, quantity: number, position: number, locale: "ar" | "en") {
  const place = PRODUCTS.findIndex((draft) => draft.sku === sku);
  const product = PRODUCTS[place];
  if (!product) throw new Error(`no demo product ${sku}`);
  const tiers = product.price.tiers.map(([minQuantity, priceMinor]) => ({ minQuantity, priceMinor }));
  const unitPriceMinor = unitPriceAt(quantity, product.price.minor, tiers) ?? 0;
  return {
    orderId,
    position,
    productNumber: place + 1,
    sku,
    description: productText(product, locale).name,
    quantityMilli: quantity * MILLI,
    unit: product.order[1],
    unitPriceMinor,
    amountMinor: unitPriceMinor * quantity,
  } satisfies Row<typeof schema.orderLines>;
}

/** The events that led where the order stands, as the verbs would have written them. */
function eventRows(draft: OrderDraft, orderId: string, at: (status: OrderStatus) => number | null) {
  return draft.path.map(([toStatus], place): Row<typeof schema.orderEvents> => {
    const fromStatus = draft.path[place - 1]?.[0] ?? null;
    const [action, actor] = fromStatus ? moveBetween(fromStatus, toStatus) : ["place", "buyer"];
    const actorId = actor === "buyer" ? demoAccountId(draft.buyer) : (DEMO_OWNERS[draft.supplier] ?? null);
    const note = toStatus === "disputed" ? (draft.dispute ?? null) : null;
    const id = `evt_demo_${draft.letters.toLowerCase()}_${place}`;
    return { id, orderId, action, fromStatus, toStatus, actor, actorId, note, createdAt: at(toStatus) ?? 0 };
  });
}

function moveBetween(from: OrderStatus, to: OrderStatus): [OrderAction, string] {
  const moves = Object.entries(ORDER_MOVES) as [
    OrderAction,
    { from: readonly OrderStatus[]; to: OrderStatus; by: readonly string[] },
  ][];
  const found = moves.find(([, move]) => move.to === to && move.from.includes(from));
  if (!found) throw new Error(`no move from ${from} to ${to}`);
  return [found[0], found[1].by[0] ?? "supplier"];
}

function talkRows(draft: OrderDraft, order: Row<typeof schema.orders>, now: number) {
  const { id: orderId, completedAt } = order;
  const buyerId = demoAccountId(draft.buyer);
  const dispute: Row<typeof schema.disputeEntries>[] = draft.dispute
    ? [
        {
          id: `dsp_demo_${draft.letters.toLowerCase()}`,
          orderId,
          side: "buyer",
          authorId: buyerId,
          text: draft.dispute,
          createdAt: order.disputedAt ?? now,
        },
      ]
    : [];
  if (!draft.rating || !completedAt) return { dispute, ofSupplier: [], ofBuyer: [] };
  const { stars, review, reply, ofBuyer } = draft.rating;
  const [ratedAt, openedAt] = [completedAt + DAY, completedAt + 2 * DAY];
  const ofSupplier: Row<typeof schema.supplierRatings> = {
    orderId,
    supplierId: draft.supplier,
    buyerId,
    status: "published",
    supplierRating: stars[0],
    productQuality: stars[1],
    deliveryTime: stars[2],
    communication: stars[3],
    review,
    locale: BUYERS[draft.buyer].locale,
    reply: reply ?? null,
    repliedAt: reply ? openedAt + DAY : null,
    opensAt: ratingsOpenAt(completedAt),
    publishedAt: openedAt,
    version: reply ? 3 : 2,
    createdAt: ratedAt,
    updatedAt: openedAt,
  };
  const rated = { orderId, buyerId, supplierId: draft.supplier, rating: ofBuyer, review: null, createdAt: openedAt };
  return { dispute, ofSupplier: [ofSupplier], ofBuyer: [rated] };
}
