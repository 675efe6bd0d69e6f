import { shareOver } from "#domain/kernel/ranking.ts";
import type { CostStep } from "#domain/rfq/landed-cost.ts";
import { formatTaxRate } from "#i18n/formats.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";

const STEPS: Record<CostStep, () => string> = {
  origin: m.rfqs_step_origin,
  freight: m.rfqs_step_freight,
  insurance: m.rfqs_step_insurance,
  delivery: m.rfqs_step_delivery,
  duty: m.rfqs_step_duty,
  vat: m.rfqs_step_vat,
};

/** A step between the price and the buyer's door. */
export function stepLabels(step: CostStep): string {
  return labelOf(STEPS, step);
}

/** How far an amount is from the buyer's target, or where there is none from the best of its row; null for the best itself. */
export function besideLabels(amount: number | null, by: { target: number | null; best: number | null }): string | null {
  const target = shareOver(amount, by.target);
  if (target === 0) return m.rfqs_compare_on_target();
  if (target !== null) return m.rfqs_compare_over_target({ share: signed(target) });
  const best = shareOver(amount, by.best);
  return best === null || best === 0 ? null : m.rfqs_compare_over({ share: signed(best) });
}

/** "+3.2%", set apart from the direction of the words around it. */
function signed(hundredths: number): string {
  const share = formatTaxRate(Math.abs(hundredths), currentLocale());
  return isolatedLtr(`${hundredths < 0 ? "−" : "+"}${share}`);
}
