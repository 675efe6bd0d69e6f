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

const house = procedureFor("admin");
const entry = house.input(contentEntrySchema);

/** What the house writes on its own pages. */
export const editorRouter = router({
  tips: house.query(({ ctx }) => editedTips(ctx)),
  tip: entry.query(({ ctx, input }) => editedTip(ctx, input.id)),
  submission: entry.query(({ ctx, input }) => tipSubmission(ctx, input.id)),
  createTip: house.input(createTipSchema).mutation(({ ctx, input }) => createTip(ctx, input)),
  saveTip: house.input(saveTipSchema).mutation(({ ctx, input }) => saveTip(ctx, input)),
  publishTip: house.input(publishTipSchema).mutation(({ ctx, input }) => publishTip(ctx, input)),
  partners: house.query(({ ctx }) => editedPartners(ctx)),
  partner: entry.query(({ ctx, input }) => editedPartner(ctx, input.id)),
  createPartner: house.input(createPartnerSchema).mutation(({ ctx, input }) => createPartner(ctx, input)),
  savePartner: house.input(savePartnerSchema).mutation(({ ctx, input }) => savePartner(ctx, input)),
  claims: house.query(({ ctx }) => editedClaims(ctx)),
  claim: entry.query(({ ctx, input }) => editedClaim(ctx, input.id)),
  createClaim: house.input(createClaimSchema).mutation(({ ctx, input }) => createClaim(ctx, input)),
  saveClaim: house.input(saveClaimSchema).mutation(({ ctx, input }) => saveClaim(ctx, input)),
  synonyms: house.input(listSynonymsSchema).query(({ ctx, input }) => editedSynonyms(ctx, input)),
  synonymGroup: entry.query(({ ctx, input }) => editedSynonymGroup(ctx, input.id)),
  createSynonyms: house.input(createSynonymsSchema).mutation(({ ctx, input }) => createSynonyms(ctx, input)),
  saveSynonyms: house.input(saveSynonymsSchema).mutation(({ ctx, input }) => saveSynonyms(ctx, input)),
  indexing: house.query(({ ctx }) => indexingState(ctx)),
  startIndexing: house.mutation(({ ctx }) => startIndexing(ctx)),
  remove: house.input(removeContentSchema).mutation(({ ctx, input }) => removeContent(ctx, input)),
  reorder: house.input(reorderContentSchema).mutation(({ ctx, input }) => reorderContent(ctx, input)),
  statistics: house.query(({ ctx }) => editedStatistics(ctx)),
  writeStatistics: house.input(writeStatisticsSchema).mutation(({ ctx, input }) => writeStatistics(ctx, input)),
  countStatistics: house.input(countStatisticsSchema).mutation(({ ctx, input }) => countStatistics(ctx, input)),
});
