import { eq } from "drizzle-orm";
import type { DecideItem } from "#domain/admin/review-suppliers.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { keyOfPath } from "#worker/platform/files/kinds.ts";
import { dropFile } from "#worker/platform/files/store.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import type { CompanyToTransition } from "#worker/suppliers/company-to-transition.ts";
import { publishLogo } from "#worker/suppliers/publish-logo.ts";

export interface LogoChange {
  rows: GuardedStatement[];
  /** Deletes the file that is not shown: the old one, or the new one of a decision that did not happen. */
  tidy: (isDone: boolean) => void;
}

/**
 * What a decision on the item `logo` does to the public page: an accepted one is published under a key of its own while
 * the document stays private, any other decision takes the published one away. Put, then the row, then the old file goes.
 * @throws AppError UNAVAILABLE when the bucket fails; nothing was decided then
 */
export async function decideLogo(
  ctx: SignedInContext,
  { id, logoPath, newestLogo }: CompanyToTransition,
  decided: Pick<DecideItem, "item" | "decision"> | null,
): Promise<LogoChange> {
  if (decided?.item !== "logo") return { rows: [], tidy: () => undefined };
  const published = decided.decision === "accepted" && newestLogo ? await publishLogo(ctx, id, newestLogo) : null;
  return {
    rows: [updateWhere(ctx, suppliers, { logoPath: published }, eq(suppliers.id, id))],
    tidy: (isDone) => dropFile(ctx, keyOfPath("logo", isDone ? logoPath : published)),
  };
}
