import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { companyClaimEvents, companyClaims, companyInvites } from "#drizzle/schema/claims.ts";
import { accountEvents, emailProofs, users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { idempotencyKeys } from "#drizzle/schema/platform.ts";
import { newLinkKey, sha256 } from "#worker/platform/secrets.ts";
import { freshDatabase } from "../support/database.ts";
import { beforeWriteInto } from "../support/raced-write.ts";
import { orderIn } from "./orders/orders.ts";
import { nameCompanies } from "./products/catalogue.ts";
import { invitationsOf, publish, quoteIn, quoteOf, supplierIdOf } from "./rfq/trade.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "./support/actors.ts";
import { callerOf, TEST_NOW } from "./support/context.ts";
import { forms } from "./support/forms.ts";
import { untilNothingRuns } from "./support/left-running.ts";
import { expectRefusal } from "./support/refusals.ts";
import { wholeDatabase } from "./support/whole-database.ts";

const NAMES = ["buyer A", "approved A", "approved B", "admin"] as const satisfies ActorName[];
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});

const as = (who: (typeof NAMES)[number]) => callerAs(db, actors[who]);
const key = () => ({ idempotencyKey: crypto.randomUUID() });
/** All but what counts calls and the use of sessions. */
const everything = async () => ({ ...(await wholeDatabase(db)), sessions: [], rate_limits: [] });

/** A verb is refused where something happened right before its write, and writes nothing at all. */
async function expectLost(
  late: () => Promise<unknown>,
  table: Parameters<typeof beforeWriteInto>[1],
  happen: () => Promise<unknown>,
) {
  await untilNothingRuns(db);
  let before: unknown;
  beforeWriteInto(db, table, async () => {
    await happen();
    await untilNothingRuns(db);
    before = await everything();
  });
  await expectRefusal(late(), "CONFLICT");
  await untilNothingRuns(db);
  expect(before).toBeDefined();
  expect(await everything()).toEqual(before);
}

describe("who looked before somebody else wrote", () => {
  it("accepts no quote that was withdrawn: others' quotes to the request stay as they are", async () => {
    for (const name of ["approved A", "approved B"] as const) await publish(db, supplierIdOf(actors[name]));
    const { id, version, rfq } = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
    const own = supplierIdOf(actors["approved B"]);
    const invitation = (await invitationsOf(db, rfq.id)).find(({ supplierId }) => supplierId === own);
    const rival = await as("approved B").quotes.start({ invitationId: invitation?.id ?? "" });
    const seen = (await quoteOf(db, rival.id)).version;
    await as("approved B").quotes.send({ id: rival.id, version: seen, terms: forms.quote(), ...key() });
    await expectLost(
      () => as("buyer A").quotes.accept({ id, version, ...key() }),
      idempotencyKeys,
      () => as("approved A").quotes.withdraw({ id, version, reason: "sold out" }),
    );
    expect((await quoteOf(db, rival.id)).status).toBe("sent");
  });

  const RATINGS: [string, (order: { reference: string }) => Promise<unknown>][] = [
    [
      "supplier",
      ({ reference }) =>
        as("buyer A").ratings.rateSupplier({
          ...{ reference, supplierRating: 5, productQuality: 4, deliveryTime: 3, communication: 4 },
          ...{ review: null, locale: "ar", ...key() },
        }),
    ],
    ["buyer", ({ reference }) => as("approved A").ratings.rateBuyer({ reference, rating: 2, ...key() })],
  ];
  it.each(RATINGS)("rates no %s of an order that is disputed", async (_, rate) => {
    const order = await orderIn(db, actors["buyer A"], actors["approved A"], "completed");
    await expectLost(
      () => rate(order),
      idempotencyKeys,
      () => db.update(orders).set({ status: "disputed" }).where(eq(orders.id, order.id)),
    );
  });

  it("makes nobody the owner by a claim that was decided: the invitation stays open", async () => {
    const company = await as("admin").admin.listCompany(forms.listedCompany());
    await as("admin").admin.inviteOwner({ id: company.id, email: "owner@people.example", locale: "ar", ...key() });
    const times = { createdAt: TEST_NOW, updatedAt: TEST_NOW };
    const claim = {
      id: "clm_late",
      supplierId: company.id,
      userId: actors["buyer A"].userId,
      status: "claimed",
    } as const;
    await db.insert(companyClaims).values({ ...claim, ...times });
    await expectLost(
      () => as("admin").admin.decideClaim({ id: claim.id, version: 1, action: "accept" }),
      companyClaimEvents,
      () => db.update(companyClaims).set({ status: "refused", version: 2 }).where(eq(companyClaims.id, claim.id)),
    );
    expect(await db.$count(companyInvites, sql`${companyInvites.voidedAt} is null`)).toBe(1);
  });

  it("changes no address that was changed: neither mailbox had agreed to that", async () => {
    const { userId, email } = actors["buyer A"];
    const wanted = { userId, email, newEmail: "new@people.example", expiresAt: TEST_NOW + 1000, createdAt: TEST_NOW };
    const token = newLinkKey();
    await db.insert(emailProofs).values([
      { ...wanted, tokenHash: "of-the-old", purpose: "email_change_old", usedAt: TEST_NOW },
      { ...wanted, tokenHash: sha256(token), purpose: "email_change_new" },
    ]);
    const moved = "moved@people.example";
    beforeWriteInto(db, accountEvents, () => db.update(users).set({ email: moved }).where(eq(users.email, email)));
    expect(await callerOf(contextOf(db, actors["buyer A"])).account.confirmEmailChange({ token })).toMatchObject({
      isDone: false,
    });
    expect(await db.$count(users, eq(users.email, moved))).toBe(1);
    expect(await db.$count(accountEvents)).toBe(0);
  });
});
