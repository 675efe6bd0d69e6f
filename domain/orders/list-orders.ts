import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { VERIFY_CODE } from "#domain/rfq/verify-code.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order-machine.ts";
import { PAPER_NUMBER } from "./order-reference.ts";

/** Orders that make work: the spec's `new` and `processing` (workflows: Order). */
export const IN_WORK = [
  "new",
  "confirmed",
  "in_production",
  "ready_to_ship",
  "shipped",
] as const satisfies OrderStatus[];

/** What one's orders are narrowed to: a state, or those in work. */
export const ORDER_FILTERS = ["in_work", ...ORDER_STATUSES] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** A page of one's orders, the newest first. */
export const ownOrdersSchema = z.strictObject({ status: z.enum(ORDER_FILTERS).nullish(), page: pageNumber });
export type OwnOrders = z.output<typeof ownOrdersSchema>;

/** What the house can list: a state of orders, or all of them. */
export const ORDER_QUEUES = [...ORDER_STATUSES, "all"] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** A page of the house's view: disputes, the longest waiting first, or others, the newest first. */
export const allOrdersSchema = z.strictObject({
  status: z.enum(ORDER_QUEUES).default("disputed"),
  /** An order's number or that of one of its papers, else part of the name of either side. */
  q: optionalText(100),
  page: pageNumber,
});
export type AllOrders = z.output<typeof allOrdersSchema>;

/** The number and the code that stand on a printed order, pro-forma invoice or purchase order. */
export const verifyPaperSchema = z.strictObject({
  number: z.string().regex(PAPER_NUMBER),
  code: z.string().regex(VERIFY_CODE),
  locale: z.enum(LOCALES),
});
export type VerifyPaper = z.output<typeof verifyPaperSchema>;
