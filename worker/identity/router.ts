import {
  changePasswordSchema,
  confirmEmailChangeSchema,
  endSessionSchema,
  exportDataSchema,
  requestDeletionSchema,
  requestEmailChangeSchema,
  updateProfileSchema,
  updateSettingsSchema,
} from "#domain/identity/account.ts";
import {
  requestResetSchema,
  resendVerificationSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
  verifyByCodeSchema,
  verifyByLinkSchema,
} from "#domain/identity/credentials.ts";
import {
  changeSecondFactorSchema,
  confirmSecondFactorSchema,
  confirmSignInSchema,
  startSecondFactorSchema,
} from "#domain/identity/second-factor.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { cancelEmailChange, requestEmailChange } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { cancelDeletion, requestDeletion } from "./delete-account.ts";
import { exportData } from "./export-data.ts";
import { readProfile } from "./read-profile.ts";
import { readSession } from "./read-session.ts";
import { removeAvatar } from "./remove-avatar.ts";
import { requestReset } from "./request-reset.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { endSecondFactor, renewRecoveryCodes } from "./second-factor/change-second-factor.ts";
import { confirmSecondFactor } from "./second-factor/confirm-second-factor.ts";
import { confirmSignIn } from "./second-factor/confirm-sign-in.ts";
import { readSecondFactor } from "./second-factor/read-factor.ts";
import { startSecondFactor } from "./second-factor/start-second-factor.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions.ts";
import { readSettings, updateSettings } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";
import { updateProfile } from "./update-profile.ts";
import { verifyByCode, verifyByLink } from "./verify-email.ts";

const signedIn = procedureFor("signed-in");

/** Coming in and going out; everybody may knock. */
export const authRouter = router({
  session: publicProcedure.query(({ ctx }) => readSession(ctx)),
  signUp: publicProcedure.input(signUpSchema).mutation(({ ctx, input }) => signUp(ctx, input)),
  signIn: publicProcedure.input(signInSchema).mutation(({ ctx, input }) => signIn(ctx, input)),
  confirmSignIn: publicProcedure.input(confirmSignInSchema).mutation(({ ctx, input }) => confirmSignIn(ctx, input)),
  signOut: publicProcedure.mutation(({ ctx }) => signOut(ctx)),
  requestReset: publicProcedure.input(requestResetSchema).mutation(({ ctx, input }) => requestReset(ctx, input)),
  resetPassword: publicProcedure.input(resetPasswordSchema).mutation(({ ctx, input }) => resetPassword(ctx, input)),
  verifyByLink: signedIn.input(verifyByLinkSchema).mutation(({ ctx, input }) => verifyByLink(ctx, input)),
  verifyByCode: signedIn.input(verifyByCodeSchema).mutation(({ ctx, input }) => verifyByCode(ctx, input)),
  resendVerification: signedIn
    .input(resendVerificationSchema)
    .mutation(({ ctx, input }) => resendVerification(ctx, input)),
});

/** One's own account. */
export const accountRouter = router({
  profile: signedIn.query(({ ctx }) => readProfile(ctx)),
  updateProfile: signedIn.input(updateProfileSchema).mutation(({ ctx, input }) => updateProfile(ctx, input)),
  removeAvatar: signedIn.mutation(({ ctx }) => removeAvatar(ctx)),
  changePassword: signedIn.input(changePasswordSchema).mutation(({ ctx, input }) => changePassword(ctx, input)),
  requestEmailChange: signedIn
    .input(requestEmailChangeSchema)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, input)),
  confirmEmailChange: publicProcedure
    .input(confirmEmailChangeSchema)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx, input)),
  cancelEmailChange: signedIn.mutation(({ ctx }) => cancelEmailChange(ctx)),
  sessions: signedIn.query(({ ctx }) => listSessions(ctx)),
  endSession: signedIn.input(endSessionSchema).mutation(({ ctx, input }) => endSession(ctx, input)),
  endOtherSessions: signedIn.mutation(({ ctx }) => endOtherSessions(ctx)),
  secondFactor: signedIn.query(({ ctx }) => readSecondFactor(ctx)),
  startSecondFactor: signedIn
    .input(startSecondFactorSchema)
    .mutation(({ ctx, input }) => startSecondFactor(ctx, input)),
  confirmSecondFactor: signedIn
    .input(confirmSecondFactorSchema)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx, input)),
  endSecondFactor: signedIn.input(changeSecondFactorSchema).mutation(({ ctx, input }) => endSecondFactor(ctx, input)),
  renewRecoveryCodes: signedIn
    .input(changeSecondFactorSchema)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
  settings: signedIn.query(({ ctx }) => readSettings(ctx)),
  updateSettings: signedIn.input(updateSettingsSchema).mutation(({ ctx, input }) => updateSettings(ctx, input)),
  exportData: signedIn.input(exportDataSchema).mutation(({ ctx, input }) => exportData(ctx, input)),
  requestDeletion: signedIn.input(requestDeletionSchema).mutation(({ ctx, input }) => requestDeletion(ctx, input)),
  cancelDeletion: signedIn.mutation(({ ctx }) => cancelDeletion(ctx)),
});
