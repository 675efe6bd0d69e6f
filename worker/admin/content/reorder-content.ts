import { sql } from "drizzle-orm";
import type { ReorderContent } from "#domain/content/edit-content.ts";
import { claims, partners, tips } from "#drizzle/schema/content.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { changeEntry } from "./changed-entry.ts";

const TABLES = { tip: tips, partner: partners, claim: claims } as const;

/**
 * Puts a list in a new order, if it still stands in the one that the editor saw. Versions stay: nothing that an entry says
 * changes. One database call besides the session's.
 * @throws AppError CONFLICT where the list has changed meanwhile
 */
export async function reorderContent(
  ctx: SignedInContext,
  { kind, seen, order }: ReorderContent,
): Promise<{ order: string[] }> {
  const { id, position } = TABLES[kind];
  const table = TABLES[kind];
  const stands = sql`(select json_group_array(id) from (select ${id} as id from ${table} order by ${position}, ${id}))`;
  const place = sql`(select place.key from json_each(${JSON.stringify(order)}) as place where place.value = ${id})`;
  await changeEntry(ctx, {
    isSeen: sql`${stands} = ${JSON.stringify(seen)}`,
    change: updateWhere<typeof tips | typeof partners | typeof claims>(ctx, table, { position: place }, undefined),
    entry: { action: "reorder", entity: kind, entityId: `${kind}s`, before: { order: seen }, after: { order } },
  });
  return { order };
}
