import { DEMO_COMPANIES, OWNED_COMPANIES } from "#drizzle/seed/demo-ids.ts";
import type { Who } from "../stage.ts";
import type { Deed, Thread } from "../thread.ts";

const { supplier, supplier2, supplier3, supplier4 } = DEMO_COMPANIES;
const READERS: Who[] = ["buyer", "buyer2", "buyer3", supplier, supplier2, supplier3, supplier4, ...OWNED_COMPANIES];

const readBell: Deed = ({ me }) => me.notices.read({ all: true });

/** Everybody has read their bell a day and a half ago: what stands unread is new. */
export const bells: Thread = READERS.map((who) => [1.6, who, readBell]);
