import { useEffect, useState } from "react";

/** The rules of a product's form; the schema library comes with them, after the form is on screen. */
export type ProductRules = typeof import("#domain/catalogue/product-form.ts") &
  Pick<typeof import("#domain/catalogue/product-terms.ts"), "productTermsSchema">;

let loaded: Promise<ProductRules> | undefined;

/** Fetches the rules once; a failed download is tried again by the next caller. */
export function loadProductRules(): Promise<ProductRules> {
  loaded ??= Promise.all([
    import("#domain/catalogue/product-form.ts"),
    import("#domain/catalogue/product-terms.ts"),
  ]).then(([form, { productTermsSchema }]) => ({ ...form, productTermsSchema }));
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/** The rules once they are here. */
export function useProductRules(): ProductRules | undefined {
  const [rules, setRules] = useState<ProductRules>();
  useEffect(() => void loadProductRules().then(setRules, () => undefined), []);
  return rules;
}
