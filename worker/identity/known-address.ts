import { type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/kernel/time.ts";
import { rateLimits } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { sha256 } from "#worker/platform/secrets.ts";

const REMEMBERED_MS = 90 * DAY_MS;

type Caller = Pick<Context, "clientAddress" | "now">;

/** Holds where this account was opened, proven or signed in from the caller's address in the last 90 days. Nothing readable is kept of either. */
export function isKnownAddress(ctx: Caller, email: string): SQL {
  return sql`exists (select 1 from ${rateLimits} where ${rateLimits.key} = ${keyOf(ctx, email)}
    and ${rateLimits.windowEndsAt} > ${ctx.now()})`;
}

/** Remembers it, for the batch in which somebody shows that the account is theirs. The scheduler forgets it like a counter. */
export function rememberAddress(ctx: Caller, email: string, condition: SQL): SQL {
  const known = { key: keyOf(ctx, email), windowEndsAt: ctx.now() + REMEMBERED_MS, count: 0 };
  return sql`${insertWhere(rateLimits, known, condition)}
    on conflict (key) do update set window_ends_at = excluded.window_ends_at`;
}

/** Forgets all addresses of an account but the caller's: whoever typed a stranger's e-mail at sign-up is known no more. */
export function forgetOtherAddresses(ctx: Caller, email: string, condition: SQL): SQL {
  const ofAccount = prefixOf(email);
  return sql`delete from ${rateLimits} where ${rateLimits.key} > ${ofAccount} and ${rateLimits.key} < ${`${ofAccount}~`}
    and ${rateLimits.key} <> ${keyOf(ctx, email)} and ${condition}`;
}

/** All addresses of one account stand together. */
function prefixOf(email: string): string {
  return `known:${sha256(email)}:`;
}

function keyOf({ clientAddress }: Caller, email: string): string {
  return prefixOf(email) + sha256(`${email}\n${clientAddress}`);
}
