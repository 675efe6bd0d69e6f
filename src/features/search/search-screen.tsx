import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { chipClass } from "#src/ui/list/chip.tsx";
import { ChipRow } from "#src/ui/list/chip-row.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { inCategory } from "./change-params.ts";
import { ListingLink } from "./listing-link.tsx";
import { ProductListing, type ProductListingProps } from "./product-listing.tsx";

/** The search screen of /search and /product-search (spec §2). Its text box is the one in the top bar. */
export function SearchScreen(props: Omit<ProductListingProps, "fixedCategory" | "title" | "chips">) {
  const { params } = props;
  const chips = <CategoryChips params={params} />;
  if (params.q !== "") {
    return (
      <Container className="pt-2 pb-8">
        <ProductListing {...props} title={m.search_title_for({ query: params.q })} chips={chips} />
      </Container>
    );
  }
  return (
    <>
      <PageHeader
        title={m.search_title()}
        crumbs={[{ label: m.catalogue_home_crumb(), link: { to: "/" } }, { label: m.search_title() }]}
      >
        <ChipRow label={m.search_facet_category()}>{chips}</ChipRow>
      </PageHeader>
      <Container className="py-6 sm:py-8">
        <ProductListing {...props} />
      </Container>
    </>
  );
}

/** The categories to search in (spec §2): all, or one of the eleven. */
function CategoryChips({ params }: { params: SearchParams }) {
  return [undefined, ...CATEGORY_SLUGS].map((category) => {
    const isActive = category === params.category;
    return (
      <li key={category ?? "all"}>
        <ListingLink
          params={inCategory(params, category)}
          className={chipClass(isActive)}
          aria-current={isActive ? "true" : undefined}
        >
          {category ? categoryName(category, currentLocale()) : m.catalogue_category_all()}
        </ListingLink>
      </li>
    );
  });
}
