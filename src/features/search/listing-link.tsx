import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import { useIsRows, viewOf } from "#src/lib/list-view.ts";

interface ListingLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The search that the link leads to, on the page where it stands. */
  params: SearchParams;
  /** Its results in rows or in cards; as they are now where nothing is said. */
  isRows?: boolean;
  /** Paging starts at the top; filters leave the reader where he is. */
  keepsScroll?: boolean;
}

/** A link that changes the search of the page it stands on. */
export function ListingLink({ params, isRows, keepsScroll = true, ...anchor }: ListingLinkProps) {
  const areRows = useIsRows();
  return (
    <Link
      {...anchor}
      to="."
      search={{ ...params, ...viewOf(isRows ?? areRows) }}
      resetScroll={!keepsScroll}
      preload={false}
      // By itself a link to fewer filters than are on would count as the current page.
      activeOptions={{ exact: true, includeSearch: true }}
    />
  );
}
