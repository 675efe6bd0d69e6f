import * as z from "zod";
import { MAX_PASSWORD, newPassword } from "./password.ts";

/** A new password, typed twice (spec §5: passwords must match). */
export const newPasswordFormSchema = z
  .strictObject({ password: newPassword, confirmPassword: z.string().max(2 * MAX_PASSWORD) })
  .superRefine(({ password, confirmPassword }, check) => {
    if (confirmPassword.normalize("NFKC") === password) return;
    check.addIssue({ code: "custom", path: ["confirmPassword"], params: { code: "mismatch" }, input: undefined });
  });
