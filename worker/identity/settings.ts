import { eq, sql } from "drizzle-orm";
import type { UpdateSettings } from "#domain/identity/account.ts";
import { type NoticeSettings, readNotices } from "#domain/identity/notification-settings.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

export interface AccountSettings {
  locale: Locale;
  notices: NoticeSettings;
}

const settingColumns = { locale: users.locale, notices: users.notices };
type StoredSettings = Pick<typeof users.$inferSelect, keyof typeof settingColumns>;

/** Language and notices of an account. */
export async function readSettings({ db, caller }: SignedInContext): Promise<AccountSettings> {
  return settingsOf(await db.select(settingColumns).from(users).where(eq(users.id, caller.userId)));
}

/** Changes language, notices or both; what is not given stays, also kinds of notices that a newer version stored. */
export async function updateSettings(
  { db, caller, now }: SignedInContext,
  { locale, notices }: UpdateSettings,
): Promise<AccountSettings> {
  const changes = {
    ...(locale ? { locale } : {}),
    ...(notices ? { notices: sql`json_patch(${users.notices}, ${JSON.stringify(notices)})` } : {}),
  };
  const changed = db
    .update(users)
    .set({ ...changes, updatedAt: now() })
    .where(eq(users.id, caller.userId));
  return settingsOf(await changed.returning(settingColumns));
}

function settingsOf([stored]: StoredSettings[]): AccountSettings {
  if (!stored) throw new AppError("UNAUTHENTICATED");
  return { locale: stored.locale, notices: readNotices(stored.notices) };
}
