import type { Ruled } from "./ruled.ts";

/** A company as its owner runs it, and companies that nobody owns yet. */
export const COMPANIES: Ruled = {
  "company.register": "mutation verified",
  "claims.company": "query public",
  "claims.useInvite": "mutation verified",
  "company.mine": "query signed-in",
  "company.ownLead": "query signed-in",
  "company.answerItem": "mutation company",
  "company.removeDocument": "mutation company",
  "company.provideInfo": "mutation company",
  "company.resubmit": "mutation company",
  "company.profile": "query company",
  "company.saveTexts": "mutation active-company",
  "company.saveIdentity": "mutation active-company",
  "company.withdrawRevision": "mutation active-company",
};
