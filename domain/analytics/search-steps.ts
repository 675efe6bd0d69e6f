import * as z from "zod";

/** What follows a search, in the order in which one leads to the next. */
const SEARCH_STEPS = ["opened", "carted", "requested"] as const;
export type SearchStep = (typeof SEARCH_STEPS)[number];

/** What a browser tells of a search that led to more than a look; that a hit was opened, the look itself tells. */
export const searchStepSchema = z.strictObject({
  q: z.string().min(1).max(256),
  step: z.enum(["carted", "requested"] satisfies SearchStep[]),
});
export type SearchStepInput = z.output<typeof searchStepSchema>;
