import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";

export type SupplierPage = ApiOutputs["suppliers"]["bySlug"];

/** Head of a company's page with its schema.org data. */
export function supplierHead(site: SiteFacts, { supplier, page }: SupplierPage) {
  const path = `/suppliers/${supplier.slug}`;
  const { ratingAverage, ratingCount, logoPath, yearEstablished } = supplier;
  return pageHead(site, {
    title: supplier.name,
    description: m.suppliers_description_meta({
      name: supplier.name,
      location: `${supplier.city}${m.suppliers_place_separator()}${countryName(supplier.country)}`,
      specialization: supplier.specialization,
    }),
    path: page > 1 ? `${path}?page=${page}` : path,
    jsonLd: {
      "@type": "Organization",
      name: supplier.name,
      description: supplier.description,
      url: `${site.origin}${path}`,
      address: { "@type": "PostalAddress", addressLocality: supplier.city, addressCountry: supplier.country },
      ...(logoPath ? { logo: `${site.origin}${logoPath}` } : {}),
      ...(yearEstablished ? { foundingDate: String(yearEstablished) } : {}),
      ...(ratingAverage !== null && ratingCount > 0
        ? { aggregateRating: { "@type": "AggregateRating", ratingValue: ratingAverage, reviewCount: ratingCount } }
        : {}),
    },
  });
}
