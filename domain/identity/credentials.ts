import * as z from "zod";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { CODE_DIGITS, oneTimeCode } from "#domain/kernel/one-time-code.ts";
import { optionalPhone } from "#domain/kernel/phone.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { givenPassword, newPassword } from "./password.ts";
import { LONGEST_RETURN, safeReturnTo } from "./return-to.ts";

export const MAX_NAME = 100;
export const MAX_LOCATION = 120;

/** A key as it stands in a mail's link: 256 bits in base64url. */
export const linkKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** Where the mail's link leads once the e-mail is proven; what could lead elsewhere is dropped. */
const returnTo = z.string().max(LONGEST_RETURN).transform(safeReturnTo).optional();

/** A new account (spec §2 Auth, §5 Signup). The phone comes with its dialling code. */
export const signUpSchema = z.strictObject({
  name: text(MAX_NAME),
  email,
  phone: optionalPhone,
  location: optionalText(MAX_LOCATION),
  password: newPassword,
  locale: z.enum(LOCALES),
  returnTo,
  idempotencyKey: z.uuid(),
});
export type SignUp = z.output<typeof signUpSchema>;

export const signInSchema = z.strictObject({ email, password: givenPassword });
export type SignIn = z.output<typeof signInSchema>;

export const requestResetSchema = z.strictObject({ email });
export type RequestReset = z.output<typeof requestResetSchema>;

export const resetPasswordSchema = z.strictObject({ token: linkKey, password: newPassword });
export type ResetPassword = z.output<typeof resetPasswordSchema>;

export const resendVerificationSchema = z.strictObject({ returnTo });
export type ResendVerification = z.output<typeof resendVerificationSchema>;

export const verifyByLinkSchema = z.strictObject({ token: linkKey });
export type VerifyByLink = z.output<typeof verifyByLinkSchema>;

/** Arabic digits and blanks are taken, as everywhere. */
export const verifyByCodeSchema = z.strictObject({ code: oneTimeCode(CODE_DIGITS) });
export type VerifyByCode = z.output<typeof verifyByCodeSchema>;
