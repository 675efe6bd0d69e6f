import { useEffect, useState } from "react";
import { MAX_COMPARED } from "#domain/catalogue/named-product.ts";
import type { SearchHit } from "#domain/catalogue/search/search-result.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";

const FORM = "ask-several";

/** Of what holds a tick: it is counted while it is ticked. */
export const COUNTED = "[&:has([name=p]:checked)]:[counter-increment:several]";

/** Ticks a product for one request of several; none of a company that takes no requests. */
export function SeveralTick({ hit: { id, name, supplier }, isRow }: { hit: SearchHit; isRow: boolean }) {
  if (!supplier.takesRequests) return isRow && <span className="block size-11 shrink-0" />;
  return (
    <label className="grid size-11 shrink-0 place-items-center print:hidden">
      <input
        type="checkbox"
        form={FORM}
        name="p"
        value={id}
        aria-label={m.search_several_tick({ product: isolated(name) })}
        className="size-6 accent-gulf-700"
      />
    </label>
  );
}

/**
 * What is done with all that is ticked within the `group/several` around it: one request, or a comparison. A plain form, which
 * works before the page lives, shown and counted by style alone; how many may be compared is known with the page's life.
 */
export function AskSeveral() {
  const [ticked, setTicked] = useState(0);
  // Ticks come and go with the results.
  useEffect(() => {
    const count = () => setTicked(document.querySelectorAll("[name=p]:checked").length);
    count();
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  });
  const isMany = ticked > MAX_COMPARED;
  return (
    <form
      id={FORM}
      action="/rfqs/new"
      method="get"
      data-sticky-bar=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 mt-4 hidden grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-t-xl border border-sand-200 bg-white p-3 shadow-raised group-has-[[name=p]:checked]/several:grid lg:bottom-4 lg:mx-auto lg:w-fit lg:rounded-xl print:hidden"
    >
      <Button type="submit" wide>
        {m.search_several_ask()}
        <bdi className="rounded-full bg-white/20 px-2 after:content-[counter(several)]" />
      </Button>
      <Button
        type="submit"
        formAction="/compare-products"
        variant="secondary"
        className="max-w-36"
        disabled={ticked === 1 || isMany}
      >
        {isMany ? m.search_several_compare_most() : m.search_several_compare()}
      </Button>
      {/* What changes within a button is read out by few. */}
      <span role="status" className="sr-only">
        {isMany && m.search_several_compare_most()}
      </span>
    </form>
  );
}
