import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { NOTICE_KINDS } from "#domain/identity/notification-settings.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { Context } from "#worker/platform/context.ts";
import { seal, unseal } from "./secrets.ts";
import type { Settings } from "./settings.ts";

/** What ends mails of a kind with one call, without signing in (RFC 8058). */
export const MAIL_STOP = "/mails/stop";

/** Whose mails of which kind: what is sealed into the address. */
const stopSchema = z.strictObject({ email: z.email(), kind: z.enum(NOTICE_KINDS) });

/**
 * The address that ends the mails of a row's kind for its reader, for the header that mail programmes make a button of.
 * @param row `data.stops` is the kind, where the account's settings say whether it is mailed
 * @returns undefined for what is always mailed, and where the site does not know its own address
 */
export function stopAddress(
  settings: Settings,
  { recipient, data }: { recipient: string; data: Record<string, string> },
): string | undefined {
  const stop = stopSchema.safeParse({ email: recipient, kind: data.stops });
  if (!stop.success || !settings.publicOrigin) return undefined;
  return `${settings.publicOrigin}${MAIL_STOP}?of=${seal(settings, JSON.stringify(stop.data))}`;
}

/**
 * Ends the mails of a kind, as the account's settings do; done twice it stays done. One database call.
 * @throws AppError NOT_FOUND for an address that was changed or sealed under another secret
 */
export async function stopMails({ db, settings, now }: Context, sealed: string): Promise<void> {
  const { email, kind } = stopOf(settings, sealed);
  const notices = sql`json_set(${users.notices}, ${`$.${kind}.email`}, json('false'))`;
  await db.update(users).set({ notices, updatedAt: now() }).where(eq(users.email, email));
}

function stopOf(settings: Settings, sealed: string): z.output<typeof stopSchema> {
  try {
    return stopSchema.parse(JSON.parse(unseal(settings, sealed)));
  } catch {
    throw new AppError("NOT_FOUND");
  }
}
