import { sql } from "drizzle-orm";
import { companyClaimEvents, companyClaims, companyInvites } from "#drizzle/schema/claims.ts";
import { all, personal } from "./personal-table.ts";

/** What the person claimed, and invitations to its mailbox. A licence that a claim left on a checklist is the company's. */
export const CLAIMS = [
  personal(
    companyClaimEvents,
    "goes",
    ({ userId }) => sql`${companyClaimEvents.claimId} in
      (select ${companyClaims.id} from ${companyClaims} where ${companyClaims.userId} = ${userId})`,
    {
      note: "personal",
      ...all("plain", "id", "claimId", "action", "fromStatus", "toStatus", "createdAt"),
      actorId: "secret",
    },
  ),
  // The file follows: the sweep deletes what no row names.
  personal(companyClaims, "goes", ({ userId }) => sql`${companyClaims.userId} = ${userId}`, {
    ...all("personal", "userId", "note", "fileName"),
    ...all(
      "plain",
      "id",
      "supplierId",
      "status",
      "isInvited",
      "inviteId",
      "mediaType",
      "bytes",
      "previousId",
      "decidedAt",
    ),
    ...all("plain", "decisionNote", "version", "createdAt", "updatedAt"),
    ...all("secret", "fileKey", "decidedBy"),
  }),
  personal(companyInvites, "goes", ({ mailbox }) => sql`${companyInvites.email} = ${mailbox}`, {
    email: "personal",
    ...all("plain", "id", "supplierId", "locale", "expiresAt", "usedAt", "voidedAt", "createdAt"),
    tokenHash: "secret",
  }),
];
