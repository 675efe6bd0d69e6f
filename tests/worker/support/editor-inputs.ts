import { forms } from "./forms.ts";

/** Inputs that the procedures of editors would take (inputs.ts). */
export const EDITOR_INPUTS: Record<string, unknown> = {
  "editor.tip": { id: "tip_missing" },
  "editor.submission": { id: "tip_missing" },
  "editor.createTip": forms.newTip(),
  "editor.saveTip": { id: "tip_missing", version: 1, tip: forms.editedTip() },
  "editor.publishTip": { id: "tip_missing", version: 1, isPublished: true },
  "editor.partner": { id: "ptn_missing" },
  "editor.createPartner": forms.newPartner(),
  "editor.savePartner": { id: "ptn_missing", version: 1, partner: forms.newPartner().partner },
  "editor.claim": { id: "clm_missing" },
  "editor.createClaim": forms.newClaim(),
  "editor.saveClaim": { id: "clm_missing", version: 1, claim: forms.newClaim().claim },
  "editor.synonyms": { q: "", page: 1 },
  "editor.synonymGroup": { id: "syn_missing" },
  "editor.createSynonyms": forms.newSynonyms(),
  "editor.saveSynonyms": { id: "syn_missing", version: 1, group: forms.newSynonyms().group },
  "editor.remove": { kind: "claim", id: "clm_missing", version: 1 },
  "editor.reorder": { kind: "claim", seen: ["clm_missing"], order: ["clm_missing"] },
  "editor.writeStatistics": {
    page: "home",
    version: 0,
    figures: { first: "500+", firstEvidence: "https://example.com/proof" },
  },
  "editor.countStatistics": { page: "home", version: 1 },
};
