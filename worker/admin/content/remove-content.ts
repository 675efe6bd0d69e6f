import { sql } from "drizzle-orm";
import type { RemovableKind, RemoveContent } from "#domain/content/edit-content.ts";
import { claims, partners, tips } from "#drizzle/schema/content.ts";
import { synonymGroups } from "#drizzle/schema/search.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { changeEntry, isSeen, refuseStale } from "./changed-entry.ts";
import { editedClaim } from "./claims.ts";
import { editedPartner } from "./partners.ts";
import { synonymsChanged } from "./save-synonyms.ts";
import { editedSynonymGroup } from "./synonyms.ts";
import { editedTip } from "./tips.ts";

const TABLES = { tip: tips, partner: partners, claim: claims, synonyms: synonymGroups } as const;
const READS: Record<RemovableKind, (ctx: Context, id: string) => Promise<{ version: number; fields: object }>> = {
  tip: editedTip,
  partner: editedPartner,
  claim: editedClaim,
  synonyms: editedSynonymGroup,
};

/**
 * Takes an entry away with its texts, as the editor saw it; the audit log keeps all that it said.
 * @throws AppError NOT_FOUND; CONFLICT where somebody else was faster
 */
export async function removeContent(
  ctx: SignedInContext,
  { kind, id, version }: RemoveContent,
): Promise<{ id: string }> {
  const there = await READS[kind](ctx, id);
  refuseStale(there, version, "remove");
  const table = TABLES[kind];
  await changeEntry(ctx, {
    isSeen: isSeen(table, id, version),
    // Texts go with the entry (`on delete cascade`).
    change: (condition) => sql`delete from ${table} where ${table.id} = ${id} and ${condition}`,
    entry: { action: "remove", entity: kind, entityId: id, before: { ...there.fields }, after: {} },
    rows: kind === "synonyms" ? [synonymsChanged] : [],
  });
  return { id };
}
