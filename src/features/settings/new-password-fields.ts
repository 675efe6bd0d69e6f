import * as z from "zod";
import { changePasswordSchema } from "#domain/identity/account.ts";

/** The form's own check besides the server's: what was typed twice is the same. */
export const newPasswordFields = changePasswordSchema
  .extend({ passwordAgain: z.string() })
  .refine(({ password, passwordAgain }) => password === passwordAgain.normalize("NFKC"), {
    path: ["passwordAgain"],
    params: { code: "mismatch" },
  });
