import * as z from "zod";
import { typedPrice } from "#domain/kernel/price-field.ts";
import { statusesThatAre } from "./order-facts.ts";
import type { OrderStatus } from "./order-status.ts";
import { transitionOrderSchema } from "./transition-order.ts";

/** Orders whose shipping may still be agreed on. */
export const FREIGHT_STATUSES = /* @__PURE__ */ statusesThatAre("unsent");

/** True while both sides may still agree on what shipping costs; once the goods are on their way an order goes on without. */
export function isFreightOpen({ status, freightMinor }: { status: OrderStatus; freightMinor: number | null }): boolean {
  return freightMinor === null && (FREIGHT_STATUSES as readonly OrderStatus[]).includes(status);
}

/** True while what shipping costs may still come: an order that waits for its supplier's answer too. */
export function isFreightToCome(order: { status: OrderStatus; freightMinor: number | null }): boolean {
  return isFreightOpen(order) || (order.freightMinor === null && order.status === "new");
}

/** What the supplier asks for shipping, in units of the order's currency as typed; "0" is shipping on the platform. */
export const proposeFreightSchema = transitionOrderSchema.extend({
  freight: z
    .string()
    .max(30)
    .transform((raw) => (/^\s*[0٠۰]+\s*$/.test(raw) ? "" : raw))
    .pipe(typedPrice),
});
export type ProposeFreight = z.output<typeof proposeFreightSchema>;

/** The buyer agrees to the amount that stands, in minor units. */
export const agreeToFreightSchema = transitionOrderSchema.extend({
  freightMinor: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
export type AgreeToFreight = z.output<typeof agreeToFreightSchema>;
