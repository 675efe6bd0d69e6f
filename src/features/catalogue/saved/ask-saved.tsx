import { X } from "lucide-react";
import type { ReactNode } from "react";
import { MAX_COMPARED } from "#domain/catalogue/named-product.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button, IconButton } from "#src/ui/button.tsx";
import { ChosenStatus } from "#src/ui/list/chosen-status.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import type { Ticked } from "./ticked.ts";

interface AskSavedProps {
  /** What is ticked, in the order of the ticks. */
  products: readonly Ticked[];
  onClear: () => void;
}

/**
 * What is done with all that is ticked, on whatever page: one request of those whose companies take requests, or a comparison of
 * all. It says how many there are, and which are left out.
 */
export function AskSaved({ products, onClear }: AskSavedProps) {
  const chosen = m.catalogue_saved_chosen({ number: counted(products.length).number });
  return (
    <>
      <ChosenStatus count={products.length} some={chosen} none={m.catalogue_saved_cleared()} />
      {products.length > 0 && <Bar products={products} onClear={onClear} chosen={chosen} />}
    </>
  );
}

function Bar({ products, onClear, chosen }: AskSavedProps & { chosen: string }) {
  const asked = products.filter(({ takesRequests }) => takesRequests);
  const numbers = { some: counted(asked.length).number, all: counted(products.length).number };
  return (
    <div
      data-sticky-bar=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 mt-4 grid grid-cols-[minmax(0,1fr)_auto_auto] gap-2 rounded-t-xl border border-sand-200 bg-white p-3 shadow-raised lg:bottom-4 lg:mx-auto lg:w-fit lg:rounded-xl print:hidden"
    >
      <p className="col-span-full font-bold text-gulf-900">{chosen}</p>
      {asked.length < products.length && (
        <p className="col-span-full text-sand-700 text-sm">{m.catalogue_compare_ask_some(numbers)}</p>
      )}
      <p role="status" className="col-span-full text-sand-700 text-sm empty:hidden">
        {products.length > MAX_COMPARED && m.catalogue_saved_compare_most()}
      </p>
      <PlainForm action="/rfqs/new" products={asked}>
        <Button type="submit" wide disabled={asked.length === 0}>
          {m.search_several_ask()}
          <bdi className="rounded-full bg-white/20 px-2">{numbers.some}</bdi>
        </Button>
      </PlainForm>
      <Compare products={products} />
      <IconButton label={m.catalogue_saved_none()} onClick={onClear}>
        <X aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

/** In words of its own: in one script with those of the search they would weigh on its first view. */
function Compare({ products }: Pick<AskSavedProps, "products">) {
  const isMany = products.length > MAX_COMPARED;
  return (
    <PlainForm action="/compare-products" products={products}>
      <Button type="submit" variant="secondary" disabled={products.length === 1 || isMany}>
        {m.catalogue_saved_compare()}
      </Button>
    </PlainForm>
  );
}

interface PlainFormProps extends Pick<AskSavedProps, "products"> {
  action: string;
  children: ReactNode;
}

/** Hands products over by their ids, as lists do. */
function PlainForm({ action, products, children }: PlainFormProps) {
  return (
    <form action={action} method="get">
      {products.map(({ id }) => (
        <input key={id} type="hidden" name="p" value={id} />
      ))}
      {children}
    </form>
  );
}
