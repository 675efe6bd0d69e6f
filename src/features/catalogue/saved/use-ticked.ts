import { useState } from "react";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import { dropDraft, readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { type Listed, MARKS, tickedOf } from "./ticked.ts";

const PLACE = "saved-ticked";

/**
 * What is ticked of the saved products, in the order of the ticks. As what is written in forms it is kept for this tab and this
 * account: it is there again on the way back from a comparison or a request, and on the list's other pages.
 */
export function useTicked(listed: Listed) {
  const [kept, setKept] = useState(() => readDraft(PLACE));
  const change = (next: Record<string, string>) => {
    // Of nothing ticked nothing is kept: whoever has drafts has begun to use the page.
    if (Object.keys(next).length === 0) dropDraft(PLACE);
    else writeDraft(PLACE, next);
    setKept(next);
  };
  return {
    ticked: tickedOf(kept, listed),
    tick: ({ id, supplier }: ProductCard, isTicked: boolean) => {
      const { [id]: _, ...others } = kept;
      change(isTicked ? { ...others, [id]: supplier.takesRequests ? MARKS.asked : MARKS.compared } : others);
    },
    clear: () => change({}),
  };
}
