import { eq, sql } from "drizzle-orm";
import type { UpdateProfile } from "#domain/identity/account.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { ownEvent } from "./account-event.ts";

/**
 * Changes what people tell about themselves. The event names the fields that differ, not their values; where none does
 * nothing is written.
 */
export async function updateProfile(ctx: SignedInContext, input: UpdateProfile): Promise<UpdateProfile> {
  const { userId } = ctx.caller;
  const { name, phone, location } = input;
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
  return input;
}
