import type { MakeClaim } from "#domain/suppliers/claims.ts";
import { DOCUMENT_TYPES } from "#domain/suppliers/documents.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { documentOf } from "#worker/platform/files/inspect.ts";
import { countUpload, keepFile, THERE_ALREADY } from "#worker/platform/files/take-in.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { supplierAt } from "../supplier-columns.ts";
import { selectClaimable } from "./claimable-sql.ts";
import { isClaimedAlready, type MadeClaim, putClaim } from "./put-claim.ts";

/**
 * A verified account claims a listed company with its trade licence (workflows: A company without an owner); an operator
 * decides. Whoever was refused claims again in a new record. Three database calls with the session's.
 * @param bytes the licence as it came; what it is is read from itself
 * @throws AppError TOO_LARGE (over 10 MB); NOT_FOUND; RATE_LIMITED (10 an hour); CONFLICT with what is in the way as its
 *   state (domain/suppliers/claim-obstacle.ts); BAD_INPUT with `file:<flaw>`; UNAVAILABLE when the bucket fails
 */
export async function makeClaim(ctx: SignedInContext, input: MakeClaim, bytes: Uint8Array): Promise<MadeClaim> {
  const counter = accountCounter("claims.make", ctx.caller.userId);
  const upload = { kind: "company", size: bytes.length, counter } as const;
  const { found } = await countUpload(ctx, upload, {
    found: selectClaimable(ctx.db, supplierAt(input.company), ctx.caller.userId),
  });
  const [company] = found;
  const claimed: MadeClaim = { slug: input.company, status: "claimed" };
  if (isClaimedAlready(company) || !company) return claimed;
  const document = { name: input.name, ...documentOf(DOCUMENT_TYPES, bytes) };
  await keepFile(ctx, "company", company.id, document, async ({ fileKey, fileName, mediaType, bytes }) => {
    const licence = { fileKey, fileName, mediaType, bytes };
    if (!(await putClaim(ctx, company, { note: input.note, licence }))) return THERE_ALREADY;
  });
  return claimed;
}
