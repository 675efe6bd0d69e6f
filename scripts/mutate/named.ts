// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted as they are written
import { type Mutation, mutationOf } from "./mutation.ts";

/** A mutation that once went unnoticed: exactly this text of a file, once in it, replaced by that. */
export interface NamedMutation {
  name: string;
  file: string;
  before: string;
  after: string;
}

export const NAMED: readonly NamedMutation[] = [
  {
    name: "a payment's document of another order accepted",
    file: "worker/orders/record-payment.ts",
    before: " and ${orderDocuments.orderId} = ${orderId}",
    after: "",
  },
  {
    name: "alternative offers counted at acceptance",
    file: "worker/orders/awarded-order.ts",
    before: " and l.offer = 1",
    after: "",
  },
  {
    name: "insurance left out of the VAT base",
    file: "domain/orders/order-totals.ts",
    before: "shareOf(netMinor, vatRate)",
    after: "shareOf(netMinor - insuranceMinor, vatRate)",
  },
  {
    name: "insurance left out of the VAT base",
    file: "domain/rfq/quote-totals.ts",
    before: "shareOf(netMinor, charges.vatRate)",
    after: "shareOf(netMinor - charges.insuranceMinor, charges.vatRate)",
  },
  {
    name: "token bucket without a cap",
    file: "domain/messaging/token-bucket.ts",
    before: "Math.min(FRAME_BURST, grown)",
    after: "grown",
  },
  {
    name: "sorted search without its tie-break",
    file: "worker/catalogue/search/text-search-sql.ts",
    before: "ORDER BY step >= :near_place, rank, step, number DESC",
    after: "ORDER BY step >= :near_place, rank",
  },
  {
    name: "a stale outbox failure overwriting",
    file: "worker/platform/outbox.ts",
    before: 'and(eq(outbox.id, mail.id), eq(outbox.status, "waiting"), eq(outbox.attempts, mail.attempts))',
    after: "eq(outbox.id, mail.id)",
  },
  {
    name: "deletion ignoring a changed address",
    file: "worker/identity/delete-due-accounts.ts",
    before: " and ${users.email} = ${email}",
    after: "",
  },
  {
    name: "a guest's own company invited",
    file: "worker/rfq/matching/match-sql.ts",
    before: " and u.email <> a.email",
    after: "",
  },
  {
    name: "the MOQ boundary in matching",
    file: "worker/rfq/matching/goods-sql.ts",
    before: "p.moq <= q.value",
    after: "p.moq < q.value",
  },
];

/** @throws Error where the text stands there no more, or more than once: the entry has to follow the code */
export function namedMutation({ name, file, before, after }: NamedMutation, text: string): Mutation {
  const start = text.indexOf(before);
  if (start < 0 || text.includes(before, start + 1)) throw new Error(`"${name}" does not apply to ${file} (named.ts)`);
  return mutationOf(file, text, { operator: `named "${name}"`, start, end: start + before.length, after });
}
