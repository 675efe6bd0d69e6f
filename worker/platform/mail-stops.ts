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

const kind = z.enum(NOTICE_KINDS);
/** As addresses of an earlier build name the account, and mails that it wrote and this one sends. */
const byEmail = z.strictObject({ email: z.email(), kind });
/** Whose mails of which kind: what is sealed into the address. The account keeps its id when its e-mail goes to another. */
const stopSchema = z.union([z.strictObject({ account: z.string().min(1).max(100), kind }), byEmail]);

/**
 * The address that ends the mails of a row's kind for its reader, for the header that mail programmes make a button of.
 * @param row `data.stops` is the kind, where the account's settings say whether it is mailed; `data.account` whose they are
 * @returns undefined for what is always mailed, and where the site does not know its own address
 */
export function stopAddress(
  settings: Settings,
  { recipient, data }: { recipient: string; data: Record<string, string> },
): string | undefined {
  const who = data.account ? { account: data.account } : { email: recipient };
  const stop = stopSchema.safeParse({ ...who, kind: data.stops });
  if (!stop.success || !settings.publicOrigin) return undefined;
  return `${settings.publicOrigin}${MAIL_STOP}?of=${seal(settings, JSON.stringify(stop.data), "mail-stop")}`;
}

/**
 * Ends the mails of a kind, as the account's settings do; done twice it stays done. One database call.
 * @throws AppError NOT_FOUND for an address that was changed or sealed under another secret
 */
export async function stopMails({ db, settings, now }: Context, sealed: string): Promise<void> {
  const { kind, ...who } = stopOf(settings, sealed);
  const notices = sql`json_set(${users.notices}, ${`$.${kind}.email`}, json('false'))`;
  await db
    .update(users)
    .set({ notices, updatedAt: now() })
    .where("account" in who ? eq(users.id, who.account) : eq(users.email, who.email));
}

function stopOf(settings: Settings, sealed: string): z.output<typeof stopSchema> {
  const stop =
    opened(() => stopSchema.parse(JSON.parse(unseal(settings, sealed, "mail-stop")))) ??
    opened(() => byEmail.parse(JSON.parse(unseal(settings, sealed))));
  if (!stop) throw new AppError("NOT_FOUND");
  return stop;
}

function opened<Stop>(open: () => Stop): Stop | null {
  try {
    return open();
  } catch {
    return null;
  }
}
