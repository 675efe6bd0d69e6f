import { REQUEST_DRAFT } from "#src/lib/drafts/request-draft.ts";
import type { RequestSource } from "./request-source.ts";

/** Name under which a request of this source is kept in the tab: each begins with its own things. */
export function draftKeyOf({ q, from, again, order, chosen }: RequestSource): string {
  return `${REQUEST_DRAFT}${again ?? order ?? from ?? chosen?.join() ?? q ?? ""}`;
}
