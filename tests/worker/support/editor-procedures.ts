import type { Ruled } from "./ruled.ts";

/** What operators write on the site's own pages and for its search. */
export const EDITORS: Ruled = {
  "editor.tips": "query admin",
  "editor.tip": "query admin",
  "editor.submission": "query admin",
  "editor.createTip": "mutation admin",
  "editor.saveTip": "mutation admin",
  "editor.publishTip": "mutation admin",
  "editor.partners": "query admin",
  "editor.partner": "query admin",
  "editor.createPartner": "mutation admin",
  "editor.savePartner": "mutation admin",
  "editor.claims": "query admin",
  "editor.claim": "query admin",
  "editor.createClaim": "mutation admin",
  "editor.saveClaim": "mutation admin",
  "editor.synonyms": "query admin",
  "editor.synonymGroup": "query admin",
  "editor.createSynonyms": "mutation admin",
  "editor.saveSynonyms": "mutation admin",
  "editor.remove": "mutation admin",
  "editor.reorder": "mutation admin",
  "editor.statistics": "query admin",
  "editor.writeStatistics": "mutation admin",
  "editor.countStatistics": "mutation admin",
};
