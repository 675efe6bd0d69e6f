import * as z from "zod";
import { signUpSchema } from "./credentials.ts";
import { MAX_PASSWORD } from "./password.ts";

/** What people fill in to sign up (spec §2 Auth): the password twice. */
export const signUpFormSchema = signUpSchema
  .omit({ locale: true, idempotencyKey: true })
  .extend({ confirmPassword: z.string().max(2 * MAX_PASSWORD) })
  .superRefine(({ password, confirmPassword }, check) => {
    if (confirmPassword.normalize("NFKC") !== password)
      check.addIssue({ code: "custom", path: ["confirmPassword"], params: { code: "mismatch" }, input: undefined });
  });
export type SignUpForm = z.output<typeof signUpFormSchema>;
