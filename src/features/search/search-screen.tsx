import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { PageHeader } from "#src/ui/page-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { ProductListing, type ProductListingProps } from "./product-listing.tsx";
import { SearchBox } from "./search-box.tsx";

/** The search screen of /search and /product-search (spec §2). */
export function SearchScreen(props: Omit<ProductListingProps, "fixedCategory">) {
  const { params } = props;
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={params.q === "" ? m.search_title() : m.search_title_for({ query: params.q })}
        crumbs={[{ label: m.catalogue_home_crumb(), link: { to: "/" } }, { label: m.search_title() }]}
      >
        <div className="max-w-3xl">
          <SearchBox onSearch={(q) => void navigate({ to: ".", search: { ...params, q, page: 1 } })} />
        </div>
        <CategoryChips params={params} />
      </PageHeader>
      <Container className="py-6 sm:py-8">
        <ProductListing {...props} />
      </Container>
    </>
  );
}
