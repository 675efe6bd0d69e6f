import * as z from "zod";
import { optionalText } from "#domain/kernel/text.ts";

const MAX_NOTE = 1000;
const id = z.string().min(1).max(60);

/** What waits for a second operator, or only what does on one thing. `about`: a company's id, or an order's reference. */
export const proposalsSchema = z.strictObject({ about: id.optional() });
export type ProposalsAsked = z.output<typeof proposalsSchema>;

/** Another operator's word on what one proposed, where a refusal says why; or who proposed it takes it back. */
export const decideProposalSchema = z
  .strictObject({
    id,
    version: z.number().int().min(1).max(1_000_000_000),
    action: z.enum(["confirm", "refuse", "withdraw"]),
    reason: optionalText(MAX_NOTE, { lines: true }),
  })
  .superRefine(({ action, reason }, context) => {
    if (action === "refuse" && reason === null) {
      context.addIssue({ code: "custom", path: ["reason"], params: { code: "required" } });
    }
  });
export type DecideProposal = z.output<typeof decideProposalSchema>;
