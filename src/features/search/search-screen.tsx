import { m } from "#i18n/paraglide/messages.js";
import { PageHeader } from "#src/ui/page-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { ProductListing, type ProductListingProps } from "./product-listing.tsx";

/** The search screen of /search and /product-search (spec §2). Its text box is the one in the top bar. */
export function SearchScreen(props: Omit<ProductListingProps, "fixedCategory">) {
  const { params } = props;
  const isSearching = params.q !== "";
  return (
    <>
      <PageHeader
        title={isSearching ? m.search_title_for({ query: params.q }) : m.search_title()}
        isBrief={isSearching}
        crumbs={[{ label: m.catalogue_home_crumb(), link: { to: "/" } }, { label: m.search_title() }]}
      >
        <CategoryChips params={params} />
      </PageHeader>
      <Container className={isSearching ? "py-4 sm:py-8" : "py-6 sm:py-8"}>
        <ProductListing {...props} />
      </Container>
    </>
  );
}
