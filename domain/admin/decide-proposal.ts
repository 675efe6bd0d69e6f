import * as z from "zod";
import { optionalText } from "#domain/kernel/text.ts";

const MAX_NOTE = 1000;

/** Another operator's word on what one proposed; a refusal says why. */
export const decideProposalSchema = z
  .strictObject({
    id: z.string().min(1).max(60),
    version: z.number().int().min(1).max(1_000_000_000),
    action: z.enum(["confirm", "refuse"]),
    reason: optionalText(MAX_NOTE, { lines: true }),
  })
  .superRefine(({ action, reason }, context) => {
    if (action === "refuse" && reason === null) {
      context.addIssue({ code: "custom", path: ["reason"], params: { code: "required" } });
    }
  });
export type DecideProposal = z.output<typeof decideProposalSchema>;
