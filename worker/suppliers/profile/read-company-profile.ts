import { eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { changedIdentity } from "#domain/suppliers/company-texts.ts";
import { editModeOf } from "#domain/suppliers/edit-company.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { identityOf, selectProfiles } from "./company-profile-sql.ts";

/**
 * What the caller's company says of itself in each language, and what became of its newest staged change. One database call
 * besides the session's.
 * @throws AppError NOT_FOUND
 */
export async function readCompanyProfile(ctx: SignedInContext) {
  const [found] = await selectProfiles(ctx.db, eq(suppliers.ownerId, ctx.caller.userId));
  if (!found) throw new AppError("NOT_FOUND");
  const { owner: _, written, revision: newest, ...company } = found;
  const revision = newest && { ...newest, content: changedIdentity(identityOf(found), newest.content) };
  return { ...company, ...written, revision, editMode: editModeOf(company.status) };
}
