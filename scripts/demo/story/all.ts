import { DEMO_COMPANIES, OWNED_COMPANIES } from "#drizzle/seed/demo-ids.ts";
import type { Who } from "../stage.ts";
import type { Deed, Thread } from "../thread.ts";
import { coffeeCups } from "./coffee-cups.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { ENDED_ORDERS } from "./ended-orders.ts";
import { ENDED_REQUESTS } from "./ended-requests.ts";
import { OPEN_ORDERS } from "./open-orders.ts";
import { OPEN_REQUESTS } from "./open-requests.ts";

const { supplier, supplier2, supplier3, supplier4 } = DEMO_COMPANIES;
const READERS: Who[] = ["buyer", "buyer2", "buyer3", supplier, supplier2, supplier3, supplier4, ...OWNED_COMPANIES];

const readBell: Deed = ({ me }) => me.notices.read({ all: true });

/** Everybody has read their bell a day and a half ago: what stands unread is new. */
const bells: Thread = READERS.map((who) => [1.6, who, readBell]);

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
