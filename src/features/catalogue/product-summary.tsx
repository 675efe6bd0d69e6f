import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { LanguageTag, languageOf } from "#src/ui/language-tag.tsx";
import { VerifiedBadge } from "#src/ui/verified-badge.tsx";
import type { ProductPage } from "./product-page.ts";
import { ProductPrices } from "./product-prices.tsx";
import { ProductTerms } from "./product-terms.tsx";
import { ShareProduct } from "./share-product.tsx";

interface ProductSummaryProps {
  page: ProductPage;
  address: string;
  quote: ReactNode;
  cart?: ReactNode;
}

/** Name, supplier, prices and terms: what decides whether to ask for a quote. */
export function ProductSummary({ page, address, quote, cart }: ProductSummaryProps) {
  const { product, supplier } = page;
  return (
    <div className="grid content-start gap-5">
      <div className="grid gap-2">
        <h1 className="text-2xl text-gulf-900 sm:text-3xl">
          <bdi {...languageOf(product.textLocale)}>{product.name}</bdi> <LanguageTag locale={product.textLocale} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/suppliers/$supplier"
            params={{ supplier: supplier.slug }}
            className="inline-flex min-h-11 items-center text-gulf-700 underline-offset-4 hover:underline"
          >
            <bdi {...languageOf(supplier.textLocale)}>{supplier.name}</bdi>
          </Link>
          {supplier.isVerified && <VerifiedBadge />}
        </p>
      </div>
      <ProductPrices page={page} />
      {cart}
      <div className="hidden flex-wrap gap-3 lg:flex print:hidden">{quote}</div>
      <section aria-label={m.catalogue_product_facts()}>
        <ProductTerms page={page} />
      </section>
      <ShareProduct name={product.name} supplier={supplier.name} address={address} />
    </div>
  );
}
