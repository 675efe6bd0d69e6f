import { api } from "#src/lib/calls/trpc.ts";

/**
 * What is proposed for one company or order, and what was refused of the reader's own proposals.
 * @param about the company's id, or the order's reference
 */
export function useProposals(about: string) {
  return api.admin.proposals.useQuery({ about });
}
