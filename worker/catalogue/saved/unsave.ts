import { and, eq } from "drizzle-orm";
import type { SavedSubject } from "#domain/catalogue/saved.ts";
import { savedItems } from "#drizzle/schema/saved.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/** Takes back what the caller saved; what is not saved stays so. One database call besides the session's. */
export async function unsave({ db, caller }: SignedInContext, { kind, id }: SavedSubject): Promise<void> {
  const { userId, kind: savedKind, subjectId } = savedItems;
  await db.delete(savedItems).where(and(eq(userId, caller.userId), eq(savedKind, kind), eq(subjectId, id)));
}
