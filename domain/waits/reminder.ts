import type { NoticeKind } from "#domain/identity/notification-settings.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Waiter, Waiting } from "./what-waits.ts";

/** A reminder leaves at most so long before a deadline; those of the clocks' other machines a day. */
const BEFORE: Partial<Record<Waiter, number>> = { rating: 3 * DAY_MS, company: 7 * DAY_MS };

/** How long before its deadline somebody is reminded of a thing. */
export function remindBefore(machine: Waiter): number {
  return BEFORE[machine] ?? DAY_MS;
}

/**
 * When a mail reminds of a deadline: a day before it, but never in the first half of the time that there was, which began with
 * a mail of its own. Null where there is no deadline.
 */
export function remindAt({ subject, until }: Waiting): number | null {
  if (until === null) return null;
  return Math.max(until - remindBefore(subject.machine), subject.since + (until - subject.since) / 2);
}

/** By which setting a reminder is wanted; of one's company it comes whatever is set, as all mails on it do. */
export const REMINDER_KINDS: Readonly<Record<Waiter, NoticeKind | null>> = {
  rfq: "requests",
  invitation: "requests",
  quote: "requests",
  question: "requests",
  order: "orders",
  payment: "orders",
  rating: "reviews",
  company: null,
  claim: null,
  product: "requests",
  revision: "requests",
  conversation: "messages",
};
