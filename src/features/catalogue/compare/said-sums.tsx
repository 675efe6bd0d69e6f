import type { Unlike } from "#domain/catalogue/compare-products.ts";
import { withColon } from "#i18n/colon.ts";
import { m } from "#i18n/paraglide/messages.js";
import { languageOf } from "#src/ui/text/language-tag.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { Compared } from "./compared-rows.tsx";
import { TotalCell } from "./price-cells.tsx";

/** Why no sum is marked as the lowest. */
const UNLIKE: Readonly<Record<Unlike, () => string>> = {
  currency: m.catalogue_compare_currencies,
  unit: m.catalogue_compare_units,
  content: m.catalogue_compare_contents,
};

interface SaidSumsProps {
  products: readonly Compared[];
  quantity: number;
  unlike: Unlike | null;
  /** Of what tells why the quantity can't be ordered. */
  noteId: string;
}

/** What a change of the quantity changes, for those who listen: the table says the same to the eye. */
export function SaidSums({ products, quantity, unlike, noteId }: SaidSumsProps) {
  const refused = products.filter(({ price }) => price.problem);
  const others = products.filter(({ price }) => !price.problem);
  return (
    <div role="status" className="relative">
      {unlike && <p className="pt-3 text-sand-700 text-sm">{labelOf(UNLIKE, unlike)}</p>}
      <Sums products={others} quantity={quantity} />
      <Sums id={noteId} products={refused} quantity={quantity} />
    </div>
  );
}

function Sums({ id, products, quantity }: { id?: string; products: readonly Compared[]; quantity: number }) {
  return (
    <ul {...(id ? { id } : {})} className="sr-only">
      {products.map(({ product, price }) => (
        <li key={product.id}>
          <span {...languageOf(product.nameLocale)}>{product.name}</span>
          {withColon("")} <TotalCell product={product} price={price} quantity={quantity} />
          {price.isLowest && <> ({m.catalogue_compare_lowest()})</>}
        </li>
      ))}
    </ul>
  );
}
