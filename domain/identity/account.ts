import * as z from "zod";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { optionalPhone } from "#domain/kernel/phone.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import { linkKey, MAX_LOCATION, MAX_NAME } from "./credentials.ts";
import { noticeSettingsSchema } from "./notification-settings.ts";
import { givenPassword, newPassword } from "./password.ts";

/** An account that asked to be deleted can be taken back within this time. */
export const DELETION_AFTER_MS = 14 * DAY_MS;

/** What people tell about themselves (spec §2 Profile); phone and location may be empty. */
export const updateProfileSchema = z.strictObject({
  name: text(MAX_NAME),
  phone: optionalPhone,
  location: optionalText(MAX_LOCATION),
});
export type UpdateProfile = z.output<typeof updateProfileSchema>;

export const changePasswordSchema = z.strictObject({ currentPassword: givenPassword, password: newPassword });
export type ChangePassword = z.output<typeof changePasswordSchema>;

export const requestEmailChangeSchema = z.strictObject({ email, password: givenPassword });
export type RequestEmailChange = z.output<typeof requestEmailChangeSchema>;

export const confirmEmailChangeSchema = z.strictObject({ token: linkKey });
export type ConfirmEmailChange = z.output<typeof confirmEmailChangeSchema>;

/** `id` names a session without being able to open it. */
export const endSessionSchema = z.strictObject({ id: z.string().max(40) });
export type EndSession = z.output<typeof endSessionSchema>;

/** Both parts are optional: a switch is stored as soon as it is touched. */
export const updateSettingsSchema = z.strictObject({
  locale: z.enum(LOCALES).optional(),
  notices: noticeSettingsSchema.optional(),
});
export type UpdateSettings = z.output<typeof updateSettingsSchema>;

export const requestDeletionSchema = z.strictObject({ password: givenPassword });
export type RequestDeletion = z.output<typeof requestDeletionSchema>;

export const exportDataSchema = z.strictObject({ password: givenPassword });
export type ExportData = z.output<typeof exportDataSchema>;
