import { useState } from "react";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";

const PLACE = "saved-ticked";

/** What of a ticked product counts: whether its company takes requests, as it was when it was ticked. */
const MARKS = { asked: "asked", compared: "compared" } as const;

/** A product that is ticked, on whatever page of the list. */
export interface Ticked {
  id: string;
  takesRequests: boolean;
}

/**
 * What is ticked of the saved products, in the order of the ticks. As what is written in forms it is kept for this tab and this
 * account: it is there again on the way back from a comparison or a request, and on the list's other pages.
 * @param isListed whether something is still among what is saved: of what was taken off elsewhere no tick counts
 */
export function useTicked(isListed: (id: string) => boolean) {
  const [kept, setKept] = useState(() => readDraft(PLACE));
  const change = (next: Record<string, string>) => {
    writeDraft(PLACE, next);
    setKept(next);
  };
  const ticked = Object.entries(kept)
    .filter(([id]) => isListed(id))
    .map(([id, mark]): Ticked => ({ id, takesRequests: mark === MARKS.asked }));
  return {
    ticked,
    tick: ({ id, supplier }: ProductCard, isTicked: boolean) => {
      const { [id]: _, ...others } = kept;
      change(isTicked ? { ...others, [id]: supplier.takesRequests ? MARKS.asked : MARKS.compared } : others);
    },
    clear: () => change({}),
  };
}
