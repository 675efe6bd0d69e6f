import { disputeEntries } from "#drizzle/schema/orders.ts";
import { orderIn } from "../../orders/orders.ts";
import { starOf, stars } from "../../orders/rating-forms.ts";
import { stock } from "../../orders/shop.ts";
import { TEST_NOW } from "../../support/context.ts";
import { forms } from "../../support/forms.ts";
import { key, type ReadyVerb, type World } from "../world.ts";

type Status = Parameters<typeof orderIn>[3];
type Changes = Parameters<typeof orderIn>[4];
type Orders = ReturnType<World["as"]>["orders"];
interface Seen {
  reference: string;
  version: number;
}

const order = ({ db, actors }: World, status: Status, changes?: Changes) =>
  orderIn(db, actors["buyer A"], actors["approved A"], status, changes);

/** A move of an order that stands in a state. */
const moves =
  (
    who: "buyer A" | "approved A" | "admin",
    status: Status,
    move: (orders: Orders, seen: Seen) => Promise<unknown>,
    changes?: Changes,
  ): ReadyVerb =>
  async (world) => {
    const { reference, version } = await order(world, status, changes);
    return () => move(world.as(who).orders, { reference, version });
  };

const PAYMENT = { amount: "1050", method: "bank_transfer", paidOn: "2026-11-20" } as const;

/** A recorded payment of an order. */
async function paid(world: World) {
  const { reference } = await order(world, "confirmed");
  const { id } = await world.as("buyer A").orders.recordPayment({ reference, ...PAYMENT, ...key() });
  return { reference, id };
}

/** A disputed order on which the other side has proposed how to end it. */
async function proposed(world: World) {
  const { id: orderId, reference } = await order(world, "disputed");
  const entry = {
    side: "supplier",
    authorId: "x",
    text: "because",
    proposal: "completed",
    createdAt: TEST_NOW,
  } as const;
  await world.db.insert(disputeEntries).values({ id: "dsp_1", orderId, ...entry });
  return { reference, version: 1, entryId: "dsp_1" };
}

/** A rating that its supplier may reply to, and the platform hide. */
async function rated(world: World) {
  const { reference } = await order(world, "completed");
  await world.as("buyer A").ratings.rateSupplier(stars(reference));
  await world.as("approved A").ratings.rateBuyer(starOf(reference));
  return reference;
}

/** The version of a rating, which none of its verbs gives away. */
async function ratingVersion({ db }: World): Promise<number> {
  const { rows } = await db.$client.execute("select version from supplier_ratings");
  return Number(rows[0]?.version);
}

const cartLine = { productId: "prd_tea", quantity: 3 };
const tea = ({ db, actors }: World) => stock(db, actors["approved A"], { id: "prd_tea", moq: 1 });
const asked = { cancelAskedBy: "supplier", cancelNote: "because" } as const;
const reason = "because";

export const ORDERS: Record<string, ReadyVerb> = {
  "cart.save": async (world) => {
    await tea(world);
    return () => world.as("buyer A").cart.save({ lines: [cartLine] });
  },
  "cart.merge": async (world) => {
    await tea(world);
    return () => world.as("buyer A").cart.merge({ lines: [cartLine] });
  },
  "saved.save": async (world) => {
    await tea(world);
    return () => world.as("buyer A").saved.save({ kind: "product", id: cartLine.productId });
  },
  "saved.unsave": async (world) => {
    await tea(world);
    await world.as("buyer A").saved.save({ kind: "product", id: cartLine.productId });
    return () => world.as("buyer A").saved.unsave({ kind: "product", id: cartLine.productId });
  },
  "orders.checkout": async (world) => {
    await tea(world);
    const line = { ...cartLine, unitPriceMinor: 1250, currency: "AED" as const };
    const form = forms.checkout({ lines: [line] });
    return () => world.as("buyer A").orders.checkout(form);
  },
  "orders.confirm": moves("approved A", "new", (orders, seen) => orders.confirm(seen)),
  "orders.decline": moves("approved A", "new", (orders, seen) => orders.decline({ ...seen, reason })),
  "orders.startProduction": moves("approved A", "confirmed", (orders, seen) => orders.startProduction(seen)),
  "orders.makeReady": moves("approved A", "in_production", (orders, seen) => orders.makeReady(seen)),
  "orders.ship": moves("approved A", "ready_to_ship", (orders, seen) =>
    orders.ship({ ...seen, carrier: "Gulf Line", trackingReference: "GL-1" }),
  ),
  "orders.deliver": moves("buyer A", "shipped", (orders, seen) => orders.deliver(seen)),
  "orders.complete": moves("buyer A", "delivered", (orders, seen) => orders.complete(seen)),
  "orders.cancel": moves("buyer A", "new", (orders, seen) => orders.cancel({ ...seen, reason })),
  "orders.askToCancel": moves("buyer A", "confirmed", (orders, seen) => orders.askToCancel({ ...seen, reason })),
  "orders.consentToCancel": moves("buyer A", "confirmed", (orders, seen) => orders.consentToCancel(seen), asked),
  "orders.refuseToCancel": moves("buyer A", "confirmed", (orders, seen) => orders.refuseToCancel(seen), asked),
  "orders.dispute": moves("buyer A", "delivered", (orders, seen) => orders.dispute({ ...seen, reason })),
  "orders.escalate": moves("buyer A", "disputed", (orders, seen) => orders.escalate(seen), {
    disputedAt: TEST_NOW - 4 * 86_400_000,
  }),
  "orders.rule": moves(
    "admin",
    "disputed",
    (orders, seen) => orders.rule({ ...seen, action: "settle_completed", reason }),
    { escalatedAt: TEST_NOW - 1000 },
  ),
  "orders.proposeFreight": moves("approved A", "confirmed", (orders, seen) =>
    orders.proposeFreight({ ...seen, freight: "100" }),
  ),
  "orders.agreeToFreight": async (world) => {
    const { reference } = await order(world, "confirmed");
    await world.as("approved A").orders.proposeFreight({ reference, version: 1, freight: "100" });
    return () => world.as("buyer A").orders.agreeToFreight({ reference, version: 2, freightMinor: 10_000 });
  },
  "orders.recordPayment": async (world) => {
    const { reference } = await order(world, "confirmed");
    const form = { reference, ...PAYMENT, ...key() };
    return () => world.as("buyer A").orders.recordPayment(form);
  },
  "orders.confirmPayment": async (world) => {
    const form = { ...(await paid(world)), ...key() };
    return () => world.as("approved A").orders.confirmPayment(form);
  },
  "orders.refusePayment": async (world) => {
    const form = { ...(await paid(world)), reason: "not there", ...key() };
    return () => world.as("approved A").orders.refusePayment(form);
  },
  "orders.addToDispute": async (world) => {
    const { reference } = await order(world, "disputed");
    const form = { reference, text: "photos", ...key() };
    return () => world.as("buyer A").orders.addToDispute(form);
  },
  "orders.agreeToSettle": async (world) => {
    const form = await proposed(world);
    return () => world.as("buyer A").orders.agreeToSettle(form);
  },
  "ratings.rateSupplier": async (world) => {
    const form = stars((await order(world, "completed")).reference);
    return () => world.as("buyer A").ratings.rateSupplier(form);
  },
  "ratings.rateBuyer": async (world) => {
    const form = starOf((await order(world, "completed")).reference);
    return () => world.as("approved A").ratings.rateBuyer(form);
  },
  "ratings.reply": async (world) => {
    const reference = await rated(world);
    return () => world.as("approved A").ratings.reply({ reference, reply: "thank you" });
  },
  "ratings.hide": async (world) => {
    const form = { reference: await rated(world), version: await ratingVersion(world), reason: "abuse" };
    return () => world.as("admin").ratings.hide(form);
  },
  "ratings.show": async (world) => {
    const reference = await rated(world);
    await world.as("admin").ratings.hide({ reference, version: await ratingVersion(world), reason: "abuse" });
    const form = { reference, version: await ratingVersion(world), reason: "it is fair" };
    return () => world.as("admin").ratings.show(form);
  },
};
