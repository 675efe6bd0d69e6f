import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { CompanyLogo } from "#src/ui/company-logo.tsx";
import { ForwardArrow } from "#src/ui/forward-icon.tsx";
import { languageOf } from "#src/ui/text/language-tag.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import type { ProductPage } from "./product-page.ts";

/** Who sells the product, with the way to the supplier's page. */
export function ProductSupplier({ supplier }: { supplier: ProductPage["supplier"] }) {
  const language = languageOf(supplier.textLocale);
  return (
    <section
      aria-labelledby="product-supplier"
      className="grid gap-4 rounded-xl border border-sand-200 bg-white p-5 shadow-card"
    >
      <h2 id="product-supplier" className="text-gulf-900 text-xl">
        {m.catalogue_product_supplier()}
      </h2>
      <div className="flex items-center gap-4">
        <CompanyLogo name={supplier.name} path={supplier.logoPath} />
        <div className="grid min-w-0 gap-0.5">
          <p className="wrap-anywhere font-bold text-gulf-900 text-lg">
            <bdi {...language}>{supplier.name}</bdi>
          </p>
          {supplier.isVerified && <VerifiedBadge />}
        </div>
      </div>
      <p {...languageOf(supplier.specializationLocale)} className="text-sand-700">
        {supplier.specialization}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sand-700 text-sm">
        <Item>
          <bdi dir="auto">{supplier.city}</bdi>
          {m.suppliers_place_separator()}
          {countryName(supplier.country)}
        </Item>
        {supplier.yearEstablished !== null && (
          <Item>{m.catalogue_product_since({ year: String(supplier.yearEstablished) })}</Item>
        )}
        <Item>{m.catalogue_products_count(counted(supplier.productsCount))}</Item>
      </ul>
      <Link
        to="/suppliers/$supplier"
        params={{ supplier: supplier.slug }}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-bold text-gulf-700 underline-offset-4 hover:underline"
      >
        {m.catalogue_product_supplier_link()}
        <ForwardArrow />
      </Link>
    </section>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}
