import { ORDER_STATUSES } from "./order-status.ts";

/** What one's orders are narrowed to: a state, or those in work. */
export const ORDER_FILTERS = ["in_work", ...ORDER_STATUSES] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** What the platform can list: a state of orders, or all of them. */
export const ORDER_QUEUES = [...ORDER_STATUSES, "all"] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];
