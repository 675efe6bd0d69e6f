import { REQUEST_DRAFT } from "#src/lib/drafts/request-draft.ts";
import type { RequestSource } from "./request-source.ts";

/** Name under which a request of this source is kept in the tab: each begins with its own things. */
export function draftKeyOf({ q, quantity, from, again, order, chosen }: RequestSource): string {
  // The same goods in another quantity are another request.
  const goods = chosen && [...chosen, ...(quantity ? [`×${quantity}`] : [])].join();
  return `${REQUEST_DRAFT}${again ?? order ?? from ?? goods ?? q ?? ""}`;
}
