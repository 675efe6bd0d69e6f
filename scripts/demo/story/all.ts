import type { Thread } from "../thread.ts";
import { bells } from "./bells.ts";
import { coffeeCups } from "./coffee-cups.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { ENDED_ORDERS } from "./ended-orders.ts";
import { ENDED_REQUESTS } from "./ended-requests.ts";
import { OPEN_ORDERS } from "./open-orders.ts";
import { OPEN_REQUESTS } from "./open-requests.ts";

/** The whole history, by the names of its threads. */
export const STORY: Record<string, Thread> = {
  ...OPEN_REQUESTS,
  ...ENDED_REQUESTS,
  ...OPEN_ORDERS,
  ...ENDED_ORDERS,
  ...CONVERSATIONS,
  coffeeCups,
  bells,
};
