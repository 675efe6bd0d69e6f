import { isolated } from "#i18n/isolated.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { companyName } from "../company-name.tsx";

export type Proposal = ApiOutputs["admin"]["proposals"]["items"][number];
export type ProposalDecision = "confirm" | "refuse" | "withdraw";

/** The words for what a proposal is about. */
export function subjectName({ reference, names }: Pick<Proposal, "reference" | "names">): string {
  return isolated(reference ?? companyName(names));
}
