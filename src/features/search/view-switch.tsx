import { LayoutGrid, Rows3 } from "lucide-react";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useIsRows } from "#src/lib/list-view.ts";
import { ListingLink } from "./listing-link.tsx";

/** The same products in dense rows, or in cards again: a link, which works without scripts. */
export function ViewSwitch({ params }: { params: SearchParams }) {
  const isRows = useIsRows();
  const Icon = isRows ? LayoutGrid : Rows3;
  return (
    <ListingLink
      params={params}
      isRows={!isRows}
      rel="nofollow"
      aria-label={isRows ? m.search_view_cards() : m.search_view_rows()}
      className="grid size-11 shrink-0 place-items-center rounded-md border border-sand-300 bg-white text-gulf-900 hover:border-gulf-500 print:hidden"
    >
      <Icon aria-hidden size={20} />
    </ListingLink>
  );
}
