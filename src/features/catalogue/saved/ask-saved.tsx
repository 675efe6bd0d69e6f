import { MAX_COMPARED } from "#domain/catalogue/named-product.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";

/** What is done with all that is ticked: one request, or a comparison; a plain form, as in lists. */
export function AskSaved({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  const isMany = ids.length > MAX_COMPARED;
  return (
    <form
      action="/rfqs/new"
      method="get"
      data-sticky-bar=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-t-xl border border-sand-200 bg-white p-3 shadow-raised lg:bottom-4 lg:mx-auto lg:w-fit lg:rounded-xl print:hidden"
    >
      {ids.map((id) => (
        <input key={id} type="hidden" name="p" value={id} />
      ))}
      <Button type="submit" wide>
        {m.search_several_ask()}
        <bdi className="rounded-full bg-white/20 px-2">{formatNumber(ids.length, currentLocale())}</bdi>
      </Button>
      <Button
        type="submit"
        formAction="/compare-products"
        variant="secondary"
        className="max-w-36"
        disabled={ids.length === 1 || isMany}
      >
        {isMany ? m.catalogue_saved_compare_most() : m.catalogue_saved_compare()}
      </Button>
      {/* What changes within a button is read out by few. */}
      <span role="status" className="sr-only">
        {isMany && m.catalogue_saved_compare_most()}
      </span>
    </form>
  );
}
