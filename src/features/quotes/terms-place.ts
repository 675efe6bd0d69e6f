import type { Thread } from "./thread.ts";
import type { TermsMode } from "./use-terms-form.ts";

/**
 * Under which name the tab keeps half-typed terms. A supplier's go with its own current terms: begun as a revision, they are
 * there for the answer to a counter-offer that comes meanwhile, and when that is withdrawn. A buyer's go with the version on
 * screen: texts kept for another one would hide it.
 */
export function termsPlace({ id, version, currentVersion }: Thread["quote"], mode: TermsMode): string {
  if (mode === "send") return `quote:${id}:send`;
  return mode === "counter" ? `quote:${id}:counter:${version}` : `quote:${id}:offer:${currentVersion}`;
}
