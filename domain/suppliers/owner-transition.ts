import * as z from "zod";

/** A move of a company by its owner, who saw it in this version. */
export const ownerTransitionSchema = z.strictObject({ version: z.number().int().min(1).max(1_000_000_000) });
export type OwnerTransition = z.output<typeof ownerTransitionSchema>;
