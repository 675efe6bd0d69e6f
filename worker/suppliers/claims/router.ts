import { claimableSchema, useInviteSchema } from "#domain/suppliers/claims.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { readClaimable } from "./read-claimable.ts";
import { useInvite } from "./use-invite.ts";

/** Companies without an owner, as those see them who say that one is theirs; the licence comes as an upload. */
export const claimsRouter = router({
  company: publicProcedure.input(claimableSchema).query(({ ctx, input }) => readClaimable(ctx, input)),
  useInvite: procedureFor("verified")
    .input(useInviteSchema)
    .mutation(({ ctx, input }) => useInvite(ctx, input)),
});
