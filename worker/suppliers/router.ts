import { applySchema } from "#domain/suppliers/apply.ts";
import { checklistAnswerSchema } from "#domain/suppliers/checklist-answer.ts";
import {
  saveCompanyIdentitySchema,
  saveCompanyTextsSchema,
  withdrawCompanyRevisionSchema,
} from "#domain/suppliers/company-profile.ts";
import { removeDocumentSchema } from "#domain/suppliers/documents.ts";
import { ownerTransitionSchema } from "#domain/suppliers/owner-transition.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { answerItem } from "./answer-item.ts";
import { apply } from "./apply.ts";
import { provideInfo, resubmit } from "./owner-transitions.ts";
import { readCompanyProfile } from "./profile/read-company-profile.ts";
import { saveCompanyIdentity } from "./profile/save-company-identity.ts";
import { saveCompanyTexts } from "./profile/save-company-texts.ts";
import { withdrawCompanyRevision } from "./profile/withdraw-company-revision.ts";
import { readCompany } from "./read-company.ts";
import { readOwnLead } from "./read-own-lead.ts";
import { removeDocument } from "./remove-document.ts";

const owner = procedureFor("company");
const editor = procedureFor("active-company");

/** A company as its owner sees and runs it. */
export const companyRouter = router({
  register: procedureFor("verified")
    .input(applySchema)
    .mutation(({ ctx, input }) => apply(ctx, input)),
  mine: procedureFor("signed-in").query(({ ctx }) => readCompany(ctx)),
  ownLead: procedureFor("signed-in").query(({ ctx }) => readOwnLead(ctx)),
  answerItem: owner.input(checklistAnswerSchema).mutation(({ ctx, input }) => answerItem(ctx, input)),
  removeDocument: owner.input(removeDocumentSchema).mutation(({ ctx, input }) => removeDocument(ctx, input)),
  provideInfo: owner.input(ownerTransitionSchema).mutation(({ ctx, input }) => provideInfo(ctx, input)),
  profile: owner.query(({ ctx }) => readCompanyProfile(ctx)),
  saveTexts: editor.input(saveCompanyTextsSchema).mutation(({ ctx, input }) => saveCompanyTexts(ctx, input)),
  saveIdentity: editor.input(saveCompanyIdentitySchema).mutation(({ ctx, input }) => saveCompanyIdentity(ctx, input)),
  withdrawRevision: editor
    .input(withdrawCompanyRevisionSchema)
    .mutation(({ ctx, input }) => withdrawCompanyRevision(ctx, input)),
  resubmit: owner.input(ownerTransitionSchema).mutation(({ ctx, input }) => resubmit(ctx, input)),
});
