import { eq, sql } from "drizzle-orm";
import type { UpdateProfile } from "#domain/identity/account.ts";
import { phoneFrom } from "#domain/kernel/phone.ts";
import { isDialable } from "#domain/kernel/phone-parts.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { ownEvent } from "./account-event.ts";

/**
 * Changes what people tell about themselves. The event names the fields that differ, not their values; where none does
 * nothing is written.
 */
export async function updateProfile(ctx: SignedInContext, input: UpdateProfile): Promise<UpdateProfile> {
  const { userId } = ctx.caller;
  const { name, location } = input;
  const phone = await dialable(ctx, input.phone);
  const isMe = eq(users.id, userId);
  const differs = sql`(${users.name}, ${users.phone}, ${users.location}) is not (${name}, ${phone}, ${location})`;
  const fields = sql`(select json_object('fields', trim(
    iif(${users.name} is not ${name}, 'name ', '') || iif(${users.phone} is not ${phone}, 'phone ', '') ||
    iif(${users.location} is not ${location}, 'location', ''))) from ${users} where ${isMe})`;
  const event = { action: "profile_changed", userId, details: fields } as const;
  await ctx.db.batch([
    ctx.db.run(ownEvent(ctx, event, sql`exists (select 1 from ${users} where ${isMe} and ${differs})`)),
    ctx.db.update(users).set({ name, phone, location, updatedAt: ctx.now() }).where(sql`${isMe} and ${differs}`),
  ]);
  return { name, phone, location };
}

/** A phone that came without its code is one of the country of the caller's company; without a company it stays as written. */
async function dialable({ db, caller }: SignedInContext, phone: string | null): Promise<string | null> {
  if (phone === null || isDialable(phone) || !caller.supplier) return phone;
  const [company] = await db
    .select({ country: suppliers.country })
    .from(suppliers)
    .where(eq(suppliers.id, caller.supplier.id));
  return phoneFrom(company?.country, phone);
}
