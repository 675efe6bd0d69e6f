import { productWaits } from "#domain/catalogue/product-turns.ts";
import { revisionWaits } from "#domain/kernel/revision-turns.ts";
import type { Side, Wait } from "#domain/kernel/turn.ts";
import { unreadWaits } from "#domain/messaging/unread-turn.ts";
import { orderWaits, paymentWaits } from "#domain/orders/order-turns.ts";
import { ratingWaits } from "#domain/reviews/rating-turns.ts";
import { invitationWaits } from "#domain/rfq/invitation-turns.ts";
import { questionWaits, quoteWaits } from "#domain/rfq/quote-turns.ts";
import { rfqWaits } from "#domain/rfq/rfq-turns.ts";
import { claimWaits, companyWaits } from "#domain/suppliers/company-turns.ts";

/**
 * Whose turn it is, by every machine that knows. A new machine states its turns in a table beside its moves
 * (`domain/kernel/turn.ts`) and answers here; tests/domain/waits refuses one that does not.
 */
export const WAITS_OF = {
  rfq: rfqWaits,
  invitation: invitationWaits,
  quote: quoteWaits,
  question: questionWaits,
  order: orderWaits,
  payment: paymentWaits,
  rating: ratingWaits,
  company: companyWaits,
  claim: claimWaits,
  product: productWaits,
  revision: revisionWaits,
  conversation: unreadWaits,
} as const;
export type Waiter = keyof typeof WAITS_OF;
type Facts<M extends Waiter> = Parameters<(typeof WAITS_OF)[M]>[0];
type WaitOf<M extends Waiter> = ReturnType<(typeof WAITS_OF)[M]>[number];
type Named<M extends Waiter, W> = W extends Wait ? `${W["side"]}_${M}_${W["action"]}` : never;

/** Every kind of thing that can wait, by its side, its machine and the action that is expected. */
type WaitName = { [M in Waiter]: Named<M, WaitOf<M>> }[Waiter];
/** Those of the two sides that trade; an operator works through queues (worker/admin/overview.ts). */
export type TradeWaitName = Exclude<WaitName, `admin_${string}`>;

/** A row that something may wait for. */
export type Subject = { [M in Waiter]: { machine: M; facts: Facts<M> } }[Waiter] & {
  id: string;
  /** When it came to be as it is, in milliseconds: of two that have no deadline, the older one comes first. */
  since: number;
  /** The account on each side; null where nobody has one. */
  accounts: Readonly<Partial<Record<Side, string | null>>>;
};

/** One thing that waits for one side. */
export interface Waiting<S extends Subject = Subject> {
  subject: S;
  name: WaitName;
  side: Side;
  until: number | null;
}

/** Everything that waits for anybody, as of now: the sum of what each machine says, by deadline (none last), then by age. */
export function whatWaits<S extends Subject>(subjects: readonly S[], now: number): Waiting<S>[] {
  const waits = subjects.flatMap((subject) =>
    turnsOf(subject, now).map(({ side, action, until }) => {
      // The parts of a name are those that its type is made of.
      const name = `${side}_${subject.machine}_${action}` as WaitName;
      return { subject, name, side, until };
    }),
  );
  return waits.sort(byDeadline);
}

/** Whose turn it is with one thing. */
export function turnsOf<M extends Waiter>({ machine, facts }: { machine: M; facts: Facts<M> }, now: number): Wait[] {
  // The table's function of a machine takes that machine's facts, which the compiler can't follow through a union.
  const waitsOf = WAITS_OF[machine] as (facts: Facts<M>, now: number) => readonly Wait[];
  return [...waitsOf(facts, now)];
}

/** Of what waits, that which waits for one account. */
export function waitsFor<S extends Subject>(waits: readonly Waiting<S>[], userId: string): Waiting<S>[] {
  return waits.filter(({ subject, side }) => subject.accounts[side] === userId);
}

function byDeadline(a: Waiting, b: Waiting): number {
  if (a.until !== b.until) return (a.until ?? Number.POSITIVE_INFINITY) - (b.until ?? Number.POSITIVE_INFINITY);
  return a.subject.since - b.subject.since || compare(a.subject.id, b.subject.id) || compare(a.name, b.name);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
