import type { CostStep } from "#domain/rfq/landed-cost.ts";
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
