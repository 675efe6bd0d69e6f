import { forms } from "./forms.ts";

/** Inputs that the procedures of companies would take (inputs.ts). */
export const COMPANY_INPUTS: Record<string, unknown> = {
  "company.register": forms.company(),
  "claims.company": { slug: "a-company", locale: "ar" },
  "claims.useInvite": { token: "A".repeat(43) },
  "company.answerItem": { item: "trn", trn: "100123456700003" },
  "company.removeDocument": { id: "doc_missing" },
  "company.provideInfo": { version: 1 },
  "company.resubmit": { version: 1 },
  "company.saveTexts": { ...forms.companyTexts(), version: 1 },
  "company.saveIdentity": { ...forms.companyIdentity(), version: 1 },
  "company.withdrawRevision": { id: "rev_missing", version: 1 },
};
