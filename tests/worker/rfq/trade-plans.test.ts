import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { rateLimits } from "#drizzle/schema/platform.ts";
import { mailProof } from "#worker/platform/secrets.ts";
import { freshDatabase } from "../../support/database.ts";
import { orderIn } from "../orders/orders.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { invitationsOf, openRfq, publish, quoteIn, quoteOf, startedQuote, supplierIdOf } from "./trade.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "admin"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});

const buyer = () => callerAs(db, actors["buyer A"]);
const seller = () => callerAs(db, actors["approved A"]);
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const quote = (status: Parameters<typeof quoteIn>[3]) => quoteIn(db, actors["buyer A"], actors["approved A"], status);
const order = (status: Parameters<typeof orderIn>[3]) => orderIn(db, actors["buyer A"], actors["approved A"], status);
const asked = async () => {
  const rfq = await openRfq(db, actors["buyer A"]);
  const [invitation] = await invitationsOf(db, rfq.id);
  return { ...rfq, invitation: { id: invitation?.id ?? "", version: 1 } };
};
const put = async (status: Parameters<typeof quoteIn>[3]) => {
  const { id, version } = await quote(status);
  return { id, version, terms: forms.quote(), ...key() };
};
const guest = () => callerOf(testContext(db)).rfq;

type Ready = () => Promise<() => Promise<unknown>>;
/** What the other tests of plans leave out: each verb made ready, then looked at. */
const VERBS: Record<string, Ready> = {
  "rfq.confirm": async () => {
    const { reference, accessKey } = await guest().submit(forms.rfq());
    return () => guest().confirm({ reference, key: accessKey, proof: mailProof(testContext(db).settings, accessKey) });
  },
  "rfq.track": async () => {
    const { reference, accessKey } = await guest().submit(forms.rfq());
    return () => guest().track({ reference, key: accessKey });
  },
  "rfqs.extend": async () => {
    const { reference, version } = await asked();
    return () => buyer().rfqs.extend({ reference, version, days: 3 });
  },
  "rfqs.cancel": async () => {
    const { reference, version } = await asked();
    return () => buyer().rfqs.cancel({ reference, version, reason: "later" });
  },
  "rfqs.resubmit": async () => {
    const { reference, version } = await asked();
    await buyer().rfqs.cancel({ reference, version, reason: "later" });
    return () => buyer().rfqs.resubmit({ reference, ...key() });
  },
  "inbox.ask, rfqs.answer": async () => {
    const { reference, invitation } = await asked();
    return async () => {
      await seller().inbox.ask({ ...invitation, question: "Which size?" });
      const [question] = (await buyer().rfqs.one({ reference })).invitations.flatMap(({ questions }) => questions);
      await buyer().rfqs.answer({ questionId: question?.id ?? "", answer: "5 kg" });
    };
  },
  "inbox.decline": async () => {
    const { invitation } = await asked();
    return () => seller().inbox.decline({ ...invitation, reason: "price", note: null });
  },
  "quotes.start": async () => {
    const { invitation } = await asked();
    return () => seller().quotes.start({ invitationId: invitation.id });
  },
  "quotes.saveDraft": async () => {
    const { id } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    return () => seller().quotes.saveDraft({ id, version: 1, draft: {} });
  },
  "quotes.send": async () => {
    const form = await put("draft");
    return () => seller().quotes.send(form);
  },
  "quotes.revise": async () => {
    const form = await put("sent");
    return () => seller().quotes.revise(form);
  },
  "quotes.counter, acceptCounter": async () => {
    const { terms: _, ...seen } = await put("sent");
    return async () => {
      await buyer().quotes.counter({ ...seen, terms: forms.counter() });
      const { version } = await quoteOf(db, seen.id);
      await seller().quotes.acceptCounter({ id: seen.id, version, ...key() });
    };
  },
  "quotes.reject": async () => {
    const { id, version } = await quote("sent");
    return () => buyer().quotes.reject({ id, version, reason: "price", note: null });
  },
  "quotes.withdraw": async () => {
    const { id, version } = await quote("sent");
    return () => seller().quotes.withdraw({ id, version, reason: "sold out" });
  },
  "quotes.mine, thread, ofRequest, compare, verify": async () => {
    const { id, rfq } = await quote("countered");
    const { reference, verifyCode } = await quoteOf(db, id);
    return async () => {
      await seller().quotes.mine({ status: "countered" });
      await seller().quotes.thread({ id });
      await buyer().quotes.ofRequest({ reference: rfq.reference });
      await buyer().quotes.compare({ reference: rfq.reference });
      await callerAs(db, null).quotes.verify({ reference, code: verifyCode });
    };
  },
  "quotes.templates and their verbs": async () => async () => {
    const { id, version } = await seller().quotes.saveTemplate({ name: "DAP", content: {}, ...key() });
    await seller().quotes.templates();
    await seller().quotes.removeTemplate({ id, version });
  },
  "orders.recordPayment, confirmPayment": async () => {
    const { reference } = await order("confirmed");
    const payment = { amount: "1050", method: "cash", paidOn: "2026-11-20" } as const;
    return async () => {
      const { id } = await buyer().orders.recordPayment({ reference, ...payment, ...key() });
      await seller().orders.confirmPayment({ reference, id, ...key() });
    };
  },
  "orders.addToDispute, rule": async () => {
    const { reference } = await order("disputed");
    return async () => {
      await buyer().orders.addToDispute({ reference, text: "photos", ...key() });
      await callerAs(db, actors.admin).orders.rule({
        reference,
        version: 1,
        action: "settle_completed",
        reason: "seen",
      });
    };
  },
  "ratings and their verbs": async () => {
    const { reference } = await order("completed");
    const stars = { supplierRating: 5, productQuality: 4, deliveryTime: 3, communication: 5, locale: "ar" as const };
    return async () => {
      await buyer().ratings.rateSupplier({ reference, ...stars, ...key() });
      await seller().ratings.rateBuyer({ reference, rating: 5, ...key() });
      await seller().ratings.reply({ reference, reply: "thank you" });
      await callerAs(db, actors.admin).ratings.hide({ reference, version: 3, reason: "abuse" });
    };
  },
  "admin.removeRfq": async () => {
    const { reference, version } = await asked();
    return () => callerAs(db, actors.admin).admin.removeRfq({ reference, version, reason: "weapons" });
  },
};

/** Tables that the statement makes itself, of what its own conditions found by index; a table of ours is quoted there. */
function isOfTheStatement(scan: string): boolean {
  const name = /^SCAN (\S+)/.exec(scan)?.[1] ?? "";
  return !new RegExp(`"${name}"|"[a-z_]+"\\s+(?:as\\s+)?${name}\\b`).test(scan);
}

describe("no table that grows is read from end to end by", () => {
  it.each(Object.entries(VERBS))("%s", async (_, ready) => {
    await db.delete(rateLimits);
    const verb = await ready();
    const scans = await fullScans(db, verb);
    expect(scans.filter((scan) => !isOfTheStatement(scan))).toEqual([]);
  });
});
