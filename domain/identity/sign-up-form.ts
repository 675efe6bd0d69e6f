import * as z from "zod";
import { phone } from "#domain/kernel/phone.ts";
import { DIALLING_CODES } from "./country-codes.ts";
import { signUpSchema } from "./credentials.ts";
import { joinPhone } from "./join-phone.ts";
import { MAX_PASSWORD } from "./password.ts";

const MAX_TYPED_PHONE = 40;

/** What people fill in to sign up (spec §2 Auth): the phone in two parts, the password twice. */
export const signUpFormSchema = signUpSchema
  .omit({ locale: true, idempotencyKey: true, phone: true })
  .extend({
    countryCode: z.enum(DIALLING_CODES),
    phone: z.string().max(MAX_TYPED_PHONE),
    confirmPassword: z.string().max(2 * MAX_PASSWORD),
  })
  .superRefine(({ password, confirmPassword, countryCode, phone: typed }, check) => {
    if (confirmPassword.normalize("NFKC") !== password) refuse(check, "confirmPassword", "mismatch");
    const joined = joinPhone(countryCode, typed);
    if (joined !== "" && !phone.safeParse(joined).success) refuse(check, "phone", "invalid_phone");
  });
export type SignUpForm = z.output<typeof signUpFormSchema>;

function refuse(check: z.RefinementCtx, field: string, code: string): void {
  check.addIssue({ code: "custom", path: [field], params: { code }, input: undefined });
}
