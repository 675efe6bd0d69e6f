import { Link } from "@tanstack/react-router";
import { MapPin } from "lucide-react";
import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import { withColon } from "#i18n/colon.ts";
import { m } from "#i18n/paraglide/messages.js";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { originName } from "#src/vocabulary/origin-name.ts";
import { formatQuantity } from "#src/vocabulary/trade-terms.ts";
import { CardPrice } from "./price-line.tsx";
import type { ProductCardProps } from "./product-card.tsx";

/** A product in a dense list: what specified goods are compared by, and a link to its page over all of it. */
export function ProductRow({ product, name, note, isFirst = false, match }: Omit<ProductCardProps, "action">) {
  const { supplier, origin, unit, moq, orderMultiple: multiple } = product;
  return (
    <article
      data-match={match}
      className="group relative flex min-w-0 grow items-center gap-2 py-2 pe-2 sm:gap-3 sm:pe-3"
    >
      <img
        {...sizedPicture(product.imagePath, "3.5rem", 1)}
        alt=""
        width={56}
        height={56}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
        className="size-14 shrink-0 rounded-md bg-sand-100 object-cover"
      />
      <div className="grid min-w-0 grow grid-cols-1 gap-x-4 gap-y-0.5 text-sand-700 text-xs sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] sm:items-center">
        <h3 className="line-clamp-2 font-bold text-gulf-900 text-sm leading-snug">
          <LanguageTag locale={product.nameLocale} />{" "}
          <Link
            to="/products/$category/$product"
            params={{ category: product.category, product: product.slug }}
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            <bdi {...languageOf(product.nameLocale)}>{name ?? product.name}</bdi>
          </Link>
        </h3>
        <p className="text-sm sm:row-span-2">
          <CardPrice product={product} />
        </p>
        <p className="flex flex-wrap gap-x-2 sm:row-span-2 sm:grid">
          <span>
            {withColon(m.catalogue_moq_short())} <bdi>{formatQuantity(leastQuantity({ moq, multiple }), unit)}</bdi>
          </span>
          <span className="inline-flex items-center gap-1">
            <MapPin aria-hidden size={12} className="shrink-0 text-gulf-600" />
            <span className="sr-only">{m.catalogue_origin()} </span>
            {originName(origin)}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 sm:col-start-1 sm:row-start-2">
          <span className="flex min-w-0 max-w-full gap-x-2">
            <bdi dir="auto" className="truncate">
              {supplier.name}
            </bdi>
            {supplier.verified && <VerifiedBadge short />}
          </span>
          {!supplier.takesRequests && <span className="font-bold text-clay-700">{m.claims_not_taking()}</span>}
          {note}
        </p>
      </div>
    </article>
  );
}
