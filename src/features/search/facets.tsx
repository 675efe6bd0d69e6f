import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { MOQ_BAND_CODES, PRICE_BAND_CODES } from "#domain/catalogue/search/bands.ts";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import type { FacetCount, SearchFacets } from "#domain/catalogue/search/search-result.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { certificationName } from "#src/vocabulary/certification-name.ts";
import { originName } from "#src/vocabulary/origin-name.ts";
import { inCategory, inSubcategory, toggled } from "./change-params.ts";
import { FacetGroup } from "./facet-group.tsx";
import { moqBandName, priceBandName } from "./filter-names.ts";

interface FacetsProps {
  params: SearchParams;
  facets: SearchFacets;
  fixedCategory?: CategorySlug | undefined;
}

/** All filters of a list of products. */
export function Facets({ params, facets, fixedCategory }: FacetsProps) {
  const locale = currentLocale();
  const { areLowerBounds } = facets;
  return (
    <>
      <FacetGroup
        title={m.search_facet_verified()}
        counts={[{ value: "verified", count: facets.verified }]}
        chosen={params.verified ? ["verified"] : []}
        nameOf={m.search_facet_verified_only}
        paramsFor={() => ({ ...params, verified: !params.verified, page: 1 })}
        areLowerBounds={areLowerBounds}
      />
      {!fixedCategory && (
        <FacetGroup
          title={m.search_facet_category()}
          counts={facets.category}
          chosen={params.category ? [params.category] : []}
          nameOf={(category) => categoryName(category, locale)}
          paramsFor={(category) => inCategory(params, category === params.category ? undefined : category)}
          areLowerBounds={areLowerBounds}
        />
      )}
      <FacetGroup
        title={m.search_facet_subcategory()}
        counts={facets.subcategory}
        chosen={params.subcategory ? [params.subcategory] : []}
        nameOf={(subcategory) => subcategoryName(subcategory, locale)}
        paramsFor={(subcategory) => inSubcategory(params, subcategory === params.subcategory ? undefined : subcategory)}
        areLowerBounds={areLowerBounds}
      />
      <ListFacets params={params} facets={facets} />
    </>
  );
}

function ListFacets({ params, facets }: FacetsProps) {
  const { areLowerBounds } = facets;
  return (
    <>
      <FacetGroup
        title={m.search_facet_origin()}
        counts={facets.origin}
        chosen={params.origin}
        nameOf={originName}
        paramsFor={(origin) => toggled(params, "origin", origin)}
        areLowerBounds={areLowerBounds}
      />
      <FacetGroup
        title={m.search_facet_price()}
        counts={inOrder(facets.price, PRICE_BAND_CODES)}
        chosen={params.price}
        nameOf={priceBandName}
        paramsFor={(band) => toggled(params, "price", band)}
        areLowerBounds={areLowerBounds}
      />
      <FacetGroup
        title={m.search_facet_moq()}
        counts={inOrder(facets.moq, MOQ_BAND_CODES)}
        chosen={params.moq}
        nameOf={moqBandName}
        paramsFor={(band) => toggled(params, "moq", band)}
        areLowerBounds={areLowerBounds}
      />
      <FacetGroup
        title={m.search_facet_certification()}
        counts={facets.certification}
        chosen={params.certification}
        nameOf={certificationName}
        paramsFor={(code) => toggled(params, "certification", code)}
        areLowerBounds={areLowerBounds}
      />
    </>
  );
}

/** Bands stand from small to large, not by how many products they hold. */
function inOrder<Value extends string>(counts: readonly FacetCount<Value>[], order: readonly Value[]) {
  return counts.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
}
