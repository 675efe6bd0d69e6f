import { useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { checkValues } from "./check-values.ts";
import { dropValues, keepValues } from "./editor-draft.ts";
import { productOf } from "./editor-values.ts";
import type { OwnProduct } from "./own-product.ts";
import { loadProductRules } from "./product-rules.ts";
import { isLive } from "./product-stage.ts";
import { InvalidProduct, refusedFields } from "./save-failure.ts";
import type { Fields } from "./use-fields.ts";

type Outcome = ApiOutputs["products"]["save"]["outcome"];

const SAVED_LABELS: Record<Outcome, () => string> = {
  saved: m.products_saved_live,
  staged: m.products_saved_staged,
  partly_staged: m.products_saved_partly_staged,
};

/**
 * How the fields are sent, once each time it is asked.
 * @param refuse told what the server refused, in words by field
 */
export function useSave(
  product: OwnProduct,
  { form, version, known }: Fields,
  refuse: (errors: Record<string, string>) => void,
) {
  const { client, products } = api.useUtils();
  const outcome = useRef<Outcome>(undefined);
  const { id } = product;
  const save = async () => {
    const values = form.getValues();
    const sent = JSON.stringify(values);
    if (!checkValues(await loadProductRules(), values).content) throw new InvalidProduct();
    const sku = isLive(product) || values.sku.trim() === "" ? {} : { sku: values.sku };
    try {
      const input = { id, version: version.current, product: productOf(values), ...sku };
      const answer = await client.products.save.mutate(input);
      version.current = answer.version;
      outcome.current = answer.outcome;
    } catch (error) {
      refuse(refusedFields(error));
      throw error;
    }
    if (sent === known.current) dropValues(id);
    else keepValues(id, { values: form.getValues(), version: version.current });
  };
  /** After the press of "save" on a live product: what applies now, and what waits for a look. */
  const showOutcome = () => {
    void showToast("success", labelOf(SAVED_LABELS, outcome.current ?? "saved"));
    void products.one.invalidate({ id });
    void products.mine.invalidate();
  };
  return { save, showOutcome };
}
