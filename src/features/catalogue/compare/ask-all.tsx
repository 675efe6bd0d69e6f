import type { NamedProduct } from "#domain/catalogue/named-product.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { counted } from "#src/vocabulary/counted.ts";

/** One request of all compared products whose companies take requests, of the quantity that is compared: a plain form, as in lists. It says which are left out. */
export function AskAll({ products, quantity }: { products: readonly NamedProduct[]; quantity: number }) {
  const asked = products.filter(({ supplier }) => supplier.takesRequests);
  if (asked.length === 0) return null;
  return (
    <form
      action="/rfqs/new"
      method="get"
      data-sticky-bar=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 rounded-t-xl border border-sand-200 bg-white p-3 shadow-raised lg:bottom-4 lg:mx-auto lg:w-fit lg:rounded-xl print:hidden"
    >
      {asked.map(({ id }) => (
        <input key={id} type="hidden" name="p" value={id} />
      ))}
      <input type="hidden" name="quantity" value={quantity} />
      {asked.length < products.length && (
        <p className="mb-2 text-sand-700 text-sm">
          {m.catalogue_compare_ask_some({ some: counted(asked.length).number, all: counted(products.length).number })}
        </p>
      )}
      <Button type="submit" wide>
        {asked.length === 1 ? m.rfq_button_request() : m.search_several_ask()}
      </Button>
    </form>
  );
}
