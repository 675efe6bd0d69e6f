import { AppError } from "#domain/kernel/app-error.ts";
import type { MakeClaim } from "#domain/suppliers/claims.ts";
import { MAX_DOCUMENT_BYTES } from "#domain/suppliers/document-limits.ts";
import { DOCUMENT_TYPES } from "#domain/suppliers/documents.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { documentOf } from "#worker/platform/files/inspect.ts";
import { countUpload, storeNamed } from "#worker/platform/files/store.ts";
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
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new AppError("TOO_LARGE");
  const company = await admit(ctx, input.company);
  const claimed: MadeClaim = { slug: input.company, status: "claimed" };
  if (isClaimedAlready(company) || !company) return claimed;
  const document = documentOf(DOCUMENT_TYPES, bytes);
  const licence = { fileName: input.name, mediaType: document.type, bytes: document.bytes.length };
  await storeNamed(ctx, "company", company.id, document, (fileKey) =>
    putClaim(ctx, company, { note: input.note, licence: { ...licence, fileKey } }),
  );
  return claimed;
}

async function admit(ctx: SignedInContext, slug: string) {
  const counters = [accountCounter("claims.make", ctx.caller.userId)];
  const { found } = await countUpload(ctx, counters, {
    found: selectClaimable(ctx.db, supplierAt(slug), ctx.caller.userId),
  });
  return found[0];
}
