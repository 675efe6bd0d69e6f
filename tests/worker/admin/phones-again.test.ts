import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { contactMessages } from "#drizzle/schema/content.ts";
import { users } from "#drizzle/schema/identity.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { readPhonesAgain } from "#worker/admin/phones-again.ts";
import { freshDatabase } from "../../support/database.ts";
import { supplierIdOf } from "../products/catalogue.ts";
import { callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { wholeDatabase } from "../support/whole-database.ts";

it("reads stored phones by their code or their owner's country, once, and keeps what can't be read", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "buyer B", "approved A"]);
  const phoneOf = async ({ userId }: { userId: string }) =>
    (await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId)))[0]?.phone;
  const write = (phone: string, { userId }: { userId: string }) =>
    db.update(users).set({ phone }).where(eq(users.id, userId));
  await write("+971 50 123 4567", actors["buyer A"]);
  await write("0712 345 678", actors["buyer B"]);
  await write("0712 345 679", actors["approved A"]);
  await db
    .update(suppliers)
    .set({ country: "KE" })
    .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
  await callerAs(db, actors["buyer A"]).rfq.submit(forms.rfq());
  await db.update(rfqs).set({ phone: "0722 000 111", destinationCountry: "KE" });
  const before = await wholeDatabase(db);
  const counts = { read: 3, unread: 1 };
  expect(await readPhonesAgain(db, true)).toEqual(counts);
  expect(await wholeDatabase(db)).toEqual(before);

  expect(await readPhonesAgain(db, false)).toEqual(counts);
  expect(await phoneOf(actors["buyer A"])).toBe("+971501234567");
  expect(await phoneOf(actors["buyer B"])).toBe("0712 345 678");
  expect(await phoneOf(actors["approved A"])).toBe("+254712345679");
  expect((await db.select({ phone: rfqs.phone }).from(rfqs))[0]?.phone).toBe("+254722000111");
  expect(await readPhonesAgain(db, false)).toEqual({ read: 0, unread: 1 });
  expect(await db.select().from(contactMessages)).toEqual([]);
});
