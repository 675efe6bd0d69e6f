import { isolated } from "#i18n/isolated.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { companyName } from "../company-name.tsx";

export type Proposal = ApiOutputs["admin"]["proposals"]["items"][number];
/** One's own proposal that another operator refused. */
export type Refusal = ApiOutputs["admin"]["proposals"]["refused"][number];
export type ProposalDecision = "confirm" | "refuse" | "withdraw";

/** The words for what a proposal is about. */
export function subjectName({ reference, names }: Pick<Proposal, "reference" | "names">): string {
  return isolated(reference ?? companyName(names));
}
