import fc from "fast-check";
import { PRODUCT_STATUSES } from "#domain/catalogue/product-facts.ts";
import { REVISION_STATUSES } from "#domain/kernel/revision-machine.ts";
import { SUPPLIER_STATUSES } from "#domain/kernel/supplier-status.ts";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { PAYMENT_STATUSES } from "#domain/orders/payments.ts";
import { INVITATION_STATUSES } from "#domain/rfq/invitation-machine.ts";
import { QUOTE_STATUSES } from "#domain/rfq/quote-machine.ts";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";
import { CHECKLIST_ITEMS, ITEM_STATES } from "#domain/suppliers/checklist.ts";
import { CLAIM_STATUSES } from "#domain/suppliers/claim-machine.ts";
import type { Subject } from "#domain/waits/what-waits.ts";

export const NOW = Date.UTC(2026, 10, 21, 8);
const DAY = 86_400_000;

/** Around now, so that deadlines lie on both sides of it, and on it. */
const time = fc.oneof(fc.integer({ min: NOW - 60 * DAY, max: NOW + 60 * DAY }), fc.constant(NOW));
const party = fc.constantFrom("buyer" as const, "supplier" as const);
const supplierStatus = fc.constantFrom(...SUPPLIER_STATUSES);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });

const rfq = fc.record({
  status: fc.constantFrom(...RFQ_STATUSES),
  confirmBy: maybe(time),
  deadlineAt: time,
  quotesCount: fc.nat({ max: 3 }),
});

const clocked = {
  status: fc.constantFrom(...ORDER_STATUSES),
  answerBy: maybe(time),
  deliveredAt: maybe(time),
  completedAt: maybe(time),
  disputedAt: maybe(time),
  escalatedAt: maybe(time),
};

export const orderFacts = fc.record({
  ...clocked,
  cancelAskedBy: maybe(party),
  freightMinor: maybe(fc.nat()),
  proposedFreightMinor: maybe(fc.nat()),
  lastProposalBy: maybe(party),
  supplierStatus,
});

/** The facts of every machine, in any state that its columns can hold. */
const FACTS = {
  rfq,
  invitation: fc.record({
    status: fc.constantFrom(...INVITATION_STATUSES),
    deadlineAt: time,
    supplierStatus,
    rfq,
  }),
  quote: fc.record({
    status: fc.constantFrom(...QUOTE_STATUSES),
    validUntil: maybe(time),
    bindingUntil: maybe(time),
    supplierStatus,
    buyerAnswers: fc.boolean(),
    rfq,
  }),
  question: fc.record({ asker: party, answer: maybe(fc.string()), supplierStatus, isQuoteAlive: fc.boolean() }),
  order: orderFacts,
  payment: fc.record({ status: fc.constantFrom(...PAYMENT_STATUSES), supplierStatus }),
  rating: fc.record({ ...clocked, hasOfSupplier: fc.boolean(), hasOfBuyer: fc.boolean(), supplierStatus }),
  company: fc.record({
    status: supplierStatus,
    checklist: fc.dictionary(fc.constantFrom(...CHECKLIST_ITEMS), fc.constantFrom(...ITEM_STATES)),
    licenceValidUntil: maybe(time),
  }),
  claim: fc.record({ status: fc.constantFrom(...CLAIM_STATUSES) }),
  product: fc.record({ status: fc.constantFrom(...PRODUCT_STATUSES), supplierStatus }),
  revision: fc.record({ status: fc.constantFrom(...REVISION_STATUSES) }),
  conversation: fc.record({ side: party, unread: fc.nat({ max: 3 }) }),
} satisfies { [M in Subject["machine"]]: fc.Arbitrary<Extract<Subject, { machine: M }>["facts"]> };

const account = maybe(fc.constantFrom("usr_a", "usr_b", "usr_c"));

/** A row of any machine, in any state, of any accounts. */
export const anySubject: fc.Arbitrary<Subject> = fc.oneof(
  ...Object.entries(FACTS).map(([machine, facts]) =>
    fc
      .record({ facts, id: fc.uuid(), since: time, accounts: fc.record({ buyer: account, supplier: account }) })
      // The facts under a machine's name are that machine's.
      .map((row) => ({ machine, ...row }) as Subject),
  ),
);
