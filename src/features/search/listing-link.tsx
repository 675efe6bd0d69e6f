import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";

interface ListingLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The search that the link leads to, on the page where it stands. */
  params: SearchParams;
  /** Paging starts at the top; filters leave the reader where he is. */
  keepsScroll?: boolean;
}

/** A link that changes the search of the page it stands on. */
export function ListingLink({ params, keepsScroll = true, ...anchor }: ListingLinkProps) {
  return (
    <Link
      {...anchor}
      to="."
      search={params}
      resetScroll={!keepsScroll}
      preload={false}
      // By itself a link to fewer filters than are on would count as the current page.
      activeOptions={{ exact: true, includeSearch: true }}
    />
  );
}
