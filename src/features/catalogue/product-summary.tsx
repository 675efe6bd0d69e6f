import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { SavePlace } from "#src/ui/saved/save-place.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { BuyBox } from "./buy-box.tsx";
import type { ProductPage } from "./product-page.ts";
import type { ChosenQuantity } from "./use-chosen-quantity.ts";

interface ProductSummaryProps {
  page: ProductPage;
  chosen: ChosenQuantity;
  quote: ReactNode;
  cart?: ReactNode;
}

/** Name, supplier, quantity and price: what decides whether to ask for a quote. */
export function ProductSummary({ page, chosen, quote, cart }: ProductSummaryProps) {
  const { product } = page;
  return (
    <div className="grid content-start gap-3">
      <div className="flex justify-between gap-2">
        <h1 className="text-2xl text-gulf-900 leading-snug">
          <bdi {...languageOf(product.textLocale)}>{product.name}</bdi> <LanguageTag locale={product.textLocale} />
        </h1>
        <SavePlace kind="product" id={product.id} name={product.name} />
      </div>
      <SupplierLine supplier={page.supplier} />
      <BuyBox page={page} chosen={chosen} quote={quote} cart={cart} />
    </div>
  );
}

/** Who sells it, what buyers think of that, and how soon it answers. */
function SupplierLine({ supplier }: { supplier: ProductPage["supplier"] }) {
  const { ratingAverage, ratingCount, answerHours } = supplier;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sand-700 text-sm">
      <Link
        to="/suppliers/$supplier"
        params={{ supplier: supplier.slug }}
        className="inline-flex min-h-11 items-center text-base text-gulf-700 underline-offset-4 hover:underline"
      >
        <bdi {...languageOf(supplier.textLocale)}>{supplier.name}</bdi>
      </Link>
      {supplier.isVerified && <VerifiedBadge />}
      {ratingAverage !== null && ratingCount > 0 && (
        <span>
          <span aria-hidden className="text-brass-500">
            ★{" "}
          </span>
          <bdi dir="ltr">{formatNumber(Math.round(ratingAverage * 10) / 10, currentLocale())}</bdi> ·{" "}
          {m.suppliers_rating_count(counted(ratingCount))}
        </span>
      )}
      {answerHours !== null && (
        <span>
          {m.suppliers_fact_answers()} {m.suppliers_answers_in(counted(answerHours))}
        </span>
      )}
    </div>
  );
}
