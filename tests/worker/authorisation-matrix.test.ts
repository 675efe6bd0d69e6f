import { beforeAll, describe, expect, it } from "vitest";
import type { AccessRule } from "#domain/identity/access.ts";
import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import type { Database } from "#drizzle/client.ts";
import { appRouter } from "#worker/trpc/router.ts";
import { freshDatabase } from "../support/database.ts";
import { ACTORS, type Actor, type ActorName, callerAs, makeActors } from "./support/actors.ts";
import { INPUTS } from "./support/inputs.ts";
import { refusalOf } from "./support/refusals.ts";
import { wholeDatabase } from "./support/whole-database.ts";

/**
 * Every procedure that exists, with who may call it, written down a second time by hand and on purpose: the router says
 * what is guarded, this table what ought to be (security.md 12).
 */
const PROCEDURES: Record<string, `${"query" | "mutation"} ${AccessRule}`> = {
  "auth.session": "query public",
  "auth.signUp": "mutation public",
  "auth.signIn": "mutation public",
  "auth.signOut": "mutation public",
  "auth.requestReset": "mutation public",
  "auth.resetPassword": "mutation public",
  "auth.verifyByLink": "mutation signed-in",
  "auth.verifyByCode": "mutation signed-in",
  "auth.resendVerification": "mutation signed-in",
  "account.profile": "query signed-in",
  "account.updateProfile": "mutation signed-in",
  "account.removeAvatar": "mutation signed-in",
  "account.changePassword": "mutation signed-in",
  "account.requestEmailChange": "mutation signed-in",
  "account.confirmEmailChange": "mutation public",
  "account.cancelEmailChange": "mutation signed-in",
  "account.sessions": "query signed-in",
  "account.endSession": "mutation signed-in",
  "account.endOtherSessions": "mutation signed-in",
  "account.settings": "query signed-in",
  "account.updateSettings": "mutation signed-in",
  "account.exportData": "query signed-in",
  "account.requestDeletion": "mutation signed-in",
  "account.cancelDeletion": "mutation signed-in",
  "catalogue.product": "query public",
  "catalogue.search": "query public",
  "catalogue.suggest": "query public",
  "catalogue.home": "query public",
  "products.mine": "query company",
  "products.one": "query company",
  "products.terms": "query company",
  "products.create": "mutation company",
  "products.duplicate": "mutation company",
  "products.save": "mutation company",
  "products.saveTerms": "mutation company",
  "products.saveManyTerms": "mutation company",
  "products.withdrawRevision": "mutation company",
  "products.submit": "mutation company",
  "products.pause": "mutation company",
  "products.resume": "mutation company",
  "products.archive": "mutation company",
  "products.exportPage": "query company",
  "products.checkRows": "mutation company",
  "products.importRows": "mutation company",
  "review.queue": "query admin",
  "review.product": "query admin",
  "review.decide": "mutation admin",
  "review.decideRevision": "mutation admin",
  "suppliers.list": "query public",
  "suppliers.bySlug": "query public",
  "company.register": "mutation verified",
  "company.mine": "query signed-in",
  "company.answerItem": "mutation company",
  "company.removeDocument": "mutation company",
  "company.provideInfo": "mutation company",
  "company.resubmit": "mutation company",
  "rfq.submit": "mutation public",
  "rfq.confirm": "mutation public",
  "rfq.track": "query public",
  "rfq.mine": "query signed-in",
  "rfqs.mine": "query verified",
  "rfqs.one": "query verified",
  "rfqs.extend": "mutation verified",
  "rfqs.close": "mutation verified",
  "rfqs.cancel": "mutation verified",
  "rfqs.answer": "mutation verified",
  "rfqs.resubmit": "mutation verified",
  "inbox.list": "query supplier",
  "inbox.one": "query supplier",
  "inbox.view": "mutation supplier",
  "inbox.decline": "mutation supplier",
  "inbox.ask": "mutation supplier",
  "quotes.mine": "query supplier",
  "quotes.start": "mutation supplier",
  "quotes.saveDraft": "mutation supplier",
  "quotes.send": "mutation supplier",
  "quotes.revise": "mutation supplier",
  "quotes.requote": "mutation supplier",
  "quotes.withdraw": "mutation supplier",
  "quotes.acceptCounter": "mutation supplier",
  "quotes.declineCounter": "mutation supplier",
  "quotes.templates": "query supplier",
  "quotes.saveTemplate": "mutation supplier",
  "quotes.removeTemplate": "mutation supplier",
  "quotes.ofRequest": "query verified",
  "quotes.thread": "query verified",
  "quotes.compare": "query verified",
  "quotes.counter": "mutation verified",
  "quotes.withdrawCounter": "mutation verified",
  "quotes.reject": "mutation verified",
  "quotes.verify": "query public",
  "cart.price": "query public",
  "cart.mine": "query signed-in",
  "cart.save": "mutation signed-in",
  "cart.merge": "mutation signed-in",
  "analytics.dashboard": "query supplier",
  "analytics.report": "query supplier",
  "quotes.accept": "mutation verified",
  "orders.mine": "query signed-in",
  "orders.sold": "query company",
  "orders.all": "query admin",
  "orders.one": "query signed-in",
  "orders.verify": "query public",
  "orders.checkout": "mutation verified",
  "orders.confirm": "mutation supplier",
  "orders.decline": "mutation supplier",
  "orders.startProduction": "mutation supplier",
  "orders.makeReady": "mutation supplier",
  "orders.ship": "mutation supplier",
  "orders.proposeFreight": "mutation supplier",
  "orders.confirmPayment": "mutation supplier",
  "orders.deliver": "mutation verified",
  "orders.complete": "mutation verified",
  "orders.cancel": "mutation verified",
  "orders.askToCancel": "mutation verified",
  "orders.consentToCancel": "mutation verified",
  "orders.refuseToCancel": "mutation verified",
  "orders.dispute": "mutation verified",
  "orders.addToDispute": "mutation verified",
  "orders.agreeToSettle": "mutation verified",
  "orders.escalate": "mutation verified",
  "orders.agreeToFreight": "mutation verified",
  "orders.recordPayment": "mutation verified",
  "orders.rule": "mutation admin",
  "ratings.ofSupplier": "query public",
  "ratings.toRate": "query signed-in",
  "ratings.received": "query company",
  "ratings.all": "query admin",
  "ratings.rateSupplier": "mutation verified",
  "ratings.rateBuyer": "mutation supplier",
  "ratings.reply": "mutation supplier",
  "ratings.hide": "mutation admin",
  "leads.submitSupplier": "mutation public",
  "leads.submitBuyer": "mutation public",
  "contact.send": "mutation public",
  "tips.submit": "mutation public",
  "content.tips": "query public",
  "content.tip": "query public",
  "content.partners": "query public",
  "content.about": "query public",
  "reports.submit": "mutation public",
  "editor.tips": "query admin",
  "editor.tip": "query admin",
  "editor.submission": "query admin",
  "editor.createTip": "mutation admin",
  "editor.saveTip": "mutation admin",
  "editor.publishTip": "mutation admin",
  "editor.partners": "query admin",
  "editor.partner": "query admin",
  "editor.createPartner": "mutation admin",
  "editor.savePartner": "mutation admin",
  "editor.claims": "query admin",
  "editor.claim": "query admin",
  "editor.createClaim": "mutation admin",
  "editor.saveClaim": "mutation admin",
  "editor.remove": "mutation admin",
  "editor.reorder": "mutation admin",
  "editor.statistics": "query admin",
  "editor.writeStatistics": "mutation admin",
  "editor.countStatistics": "mutation admin",
  "admin.reports": "query admin",
  "admin.settleReports": "mutation admin",
  "admin.overview": "query admin",
  "admin.applications": "query admin",
  "admin.application": "query admin",
  "admin.decideItem": "mutation admin",
  "admin.moveSupplier": "mutation admin",
  "admin.contactMessages": "query admin",
  "admin.leads": "query admin",
  "admin.tips": "query admin",
  "admin.settle": "mutation admin",
  "admin.mails": "query admin",
  "admin.resendMail": "mutation admin",
  "admin.audit": "query admin",
  "admin.trustSupplier": "mutation admin",
  "admin.users": "query admin",
  "admin.user": "query admin",
  "admin.moveUser": "mutation admin",
  "admin.endUserSessions": "mutation admin",
};

/** Who passes which guard; the rest are refused with the code. Written by hand too. */
const EVERYBODY = ["anonymous", ...(Object.keys(ACTORS) as ActorName[])] as const;
type Somebody = (typeof EVERYBODY)[number];
const VERIFIED: Somebody[] = [
  "buyer A",
  "buyer B",
  "pending",
  "approved A",
  "approved B",
  "rejected",
  "suspended",
  "admin",
];
const PASSES: Record<AccessRule, Somebody[]> = {
  public: [...EVERYBODY],
  "signed-in": ["unverified", ...VERIFIED],
  verified: VERIFIED,
  company: ["pending", "approved A", "approved B", "rejected", "suspended"],
  supplier: ["approved A", "approved B"],
  admin: ["admin"],
};

function refusalExpected(rule: AccessRule, who: Somebody): AppErrorCode | null {
  if (PASSES[rule].includes(who)) return null;
  if (who === "anonymous") return "UNAUTHENTICATED";
  return who === "unverified" ? "UNVERIFIED" : "FORBIDDEN";
}

interface Procedure {
  _def: { type: string; meta?: { auth?: AccessRule }; inputs: unknown[] };
}

// tRPC flattens the tree at run time, which its types do not say.
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;

describe("appRouter", () => {
  it("holds the known procedures, each with its rule of access", () => {
    const found = Object.entries(procedures).map(([path, { _def }]) => [path, `${_def.type} ${_def.meta?.auth}`]);
    expect(Object.fromEntries(found)).toEqual(PROCEDURES);
  });

  it("has an input to try every procedure with", () => {
    const withInput = Object.keys(procedures).filter((path) => (procedures[path]?._def.inputs.length ?? 0) > 0);
    expect(Object.keys(INPUTS).sort()).toEqual(withInput.sort());
  });
});

describe("the matrix", () => {
  let db: Database;
  let actors: Record<ActorName, Actor>;
  beforeAll(async () => {
    db = await freshDatabase();
    actors = await makeActors(db, Object.keys(ACTORS) as ActorName[]);
  });
  const call = (path: string, who: Somebody, input: unknown): Promise<unknown> => {
    const [place = "", name = ""] = path.split(".");
    // Which procedure it is is known at run time only.
    const caller = callerAs(db, who === "anonymous" ? null : actors[who]) as unknown as Record<
      string,
      Record<string, (input: unknown) => Promise<unknown>>
    >;
    return caller[place]?.[name]?.(input) ?? Promise.reject(new Error(`no procedure ${path}`));
  };

  for (const [path, declared] of Object.entries(PROCEDURES)) {
    const rule = declared.split(" ")[1] as AccessRule;
    const refused = EVERYBODY.filter((who) => refusalExpected(rule, who) !== null);
    if (refused.length > 0) {
      it(`${path} refuses ${refused.join(", ")} and writes nothing`, async () => {
        const before = await wholeDatabase(db);
        for (const who of refused) {
          const { code } = await refusalOf(call(path, who, INPUTS[path]));
          expect(`${who}: ${code}`).toBe(`${who}: ${refusalExpected(rule, who)}`);
        }
        expect(await wholeDatabase(db)).toEqual(before);
      });
    }
    const admitted = EVERYBODY.filter((who) => refusalExpected(rule, who) === null);
    if ((procedures[path]?._def.inputs.length ?? 0) > 0) {
      it(`${path} lets ${admitted.length === EVERYBODY.length ? "everybody" : admitted.join(", ")} as far as the input`, async () => {
        for (const who of admitted) {
          const { code } = await refusalOf(call(path, who, { nonsense: true }));
          expect(`${who}: ${code}`).toBe(`${who}: BAD_INPUT`);
        }
      });
    }
  }
});

describe("what belongs to somebody", () => {
  let db: Database;
  let actors: Record<"buyer A" | "buyer B", Actor>;
  beforeAll(async () => {
    db = await freshDatabase();
    actors = await makeActors(db, ["buyer A", "buyer B"]);
  });

  it("account.endSession answers another's session as one that is missing, and ends neither", async () => {
    const before = await wholeDatabase(db);
    const caller = callerAs(db, actors["buyer A"]).account;
    const others = await refusalOf(caller.endSession({ id: actors["buyer B"].sessionHandle }));
    const missing = await refusalOf(caller.endSession({ id: "ses_missing" }));
    expect([others.code, others.details]).toEqual([missing.code, missing.details]);
    expect(missing.code).toBe("NOT_FOUND");
    expect(await wholeDatabase(db)).toEqual(before);
  });
});
