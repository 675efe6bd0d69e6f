import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import type { Draft } from "#src/lib/drafts/session-draft.ts";

/** What the list shows of a saved product; `product` is null of one that is off sale. */
export type SavedItem = ApiOutputs["saved"]["products"]["items"][number];

/** What of a ticked product counts on other pages: whether its company takes requests, as it was when it was ticked. */
export const MARKS = { asked: "asked", compared: "compared" } as const;

/** A product that is ticked, on whatever page of the list. */
export interface Ticked {
  id: string;
  takesRequests: boolean;
}

export interface Listed {
  /** The page that is shown. */
  items: readonly Pick<SavedItem, "id" | "product">[];
  /** The ids of all saved products, on whatever page; undefined while nobody knows. */
  saved: readonly string[] | undefined;
}

/** What counts of the ticks that are kept, in their order: none of what was taken off elsewhere or shows no box to take it back. */
export function tickedOf(kept: Draft, { items, saved }: Listed): Ticked[] {
  return Object.entries(kept).flatMap(([id, mark]) => {
    const item = items.find((one) => one.id === id);
    if (item) return item.product ? { id, takesRequests: item.product.supplier.takesRequests } : [];
    return !saved || saved.includes(id) ? { id, takesRequests: mark === MARKS.asked } : [];
  });
}
