import { m } from "#i18n/paraglide/messages.js";
import { rateSourceLabels } from "#src/vocabulary/rate-labels.ts";

/** Where a rate is from; the first ones of the platform came with its tables and carry a code. */
export function sourceLabels(source: string): string {
  return source === "peg" ? m.admin_rates_source_peg() : rateSourceLabels(source);
}
