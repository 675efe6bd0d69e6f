import { createClaimSchema } from "#domain/content/edit-claim.ts";
import {
  contentEntrySchema,
  publishTipSchema,
  removeContentSchema,
  reorderContentSchema,
  saveClaimSchema,
  savePartnerSchema,
  saveSynonymsSchema,
  saveTipSchema,
} from "#domain/content/edit-content.ts";
import { createPartnerSchema } from "#domain/content/edit-partner.ts";
import { countStatisticsSchema, writeStatisticsSchema } from "#domain/content/edit-statistics.ts";
import { createSynonymsSchema, listSynonymsSchema } from "#domain/content/edit-synonyms.ts";
import { createTipSchema } from "#domain/content/edit-tip.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { editedClaim, editedClaims } from "./claims.ts";
import { createTip } from "./create-tip.ts";
import { indexingState, startIndexing } from "./indexing.ts";
import { editedPartner, editedPartners } from "./partners.ts";
import { removeContent } from "./remove-content.ts";
import { reorderContent } from "./reorder-content.ts";
import { createClaim, saveClaim } from "./save-claim.ts";
import { createPartner, savePartner } from "./save-partner.ts";
import { createSynonyms, saveSynonyms } from "./save-synonyms.ts";
import { publishTip, saveTip } from "./save-tip.ts";
import { editedStatistics } from "./statistics.ts";
import { editedSynonymGroup, editedSynonyms } from "./synonyms.ts";
import { tipSubmission } from "./tip-submission.ts";
import { editedTip, editedTips } from "./tips.ts";
import { countStatistics, writeStatistics } from "./write-statistics.ts";

const operator = procedureFor("admin");
const entry = operator.input(contentEntrySchema);

/** What the platform writes on its own pages. */
export const editorRouter = router({
  tips: operator.query(({ ctx }) => editedTips(ctx)),
  tip: entry.query(({ ctx, input }) => editedTip(ctx, input.id)),
  submission: entry.query(({ ctx, input }) => tipSubmission(ctx, input.id)),
  createTip: operator.input(createTipSchema).mutation(({ ctx, input }) => createTip(ctx, input)),
  saveTip: operator.input(saveTipSchema).mutation(({ ctx, input }) => saveTip(ctx, input)),
  publishTip: operator.input(publishTipSchema).mutation(({ ctx, input }) => publishTip(ctx, input)),
  partners: operator.query(({ ctx }) => editedPartners(ctx)),
  partner: entry.query(({ ctx, input }) => editedPartner(ctx, input.id)),
  createPartner: operator.input(createPartnerSchema).mutation(({ ctx, input }) => createPartner(ctx, input)),
  savePartner: operator.input(savePartnerSchema).mutation(({ ctx, input }) => savePartner(ctx, input)),
  claims: operator.query(({ ctx }) => editedClaims(ctx)),
  claim: entry.query(({ ctx, input }) => editedClaim(ctx, input.id)),
  createClaim: operator.input(createClaimSchema).mutation(({ ctx, input }) => createClaim(ctx, input)),
  saveClaim: operator.input(saveClaimSchema).mutation(({ ctx, input }) => saveClaim(ctx, input)),
  synonyms: operator.input(listSynonymsSchema).query(({ ctx, input }) => editedSynonyms(ctx, input)),
  synonymGroup: entry.query(({ ctx, input }) => editedSynonymGroup(ctx, input.id)),
  createSynonyms: operator.input(createSynonymsSchema).mutation(({ ctx, input }) => createSynonyms(ctx, input)),
  saveSynonyms: operator.input(saveSynonymsSchema).mutation(({ ctx, input }) => saveSynonyms(ctx, input)),
  indexing: operator.query(({ ctx }) => indexingState(ctx)),
  startIndexing: operator.mutation(({ ctx }) => startIndexing(ctx)),
  remove: operator.input(removeContentSchema).mutation(({ ctx, input }) => removeContent(ctx, input)),
  reorder: operator.input(reorderContentSchema).mutation(({ ctx, input }) => reorderContent(ctx, input)),
  statistics: operator.query(({ ctx }) => editedStatistics(ctx)),
  writeStatistics: operator.input(writeStatisticsSchema).mutation(({ ctx, input }) => writeStatistics(ctx, input)),
  countStatistics: operator.input(countStatisticsSchema).mutation(({ ctx, input }) => countStatistics(ctx, input)),
});
