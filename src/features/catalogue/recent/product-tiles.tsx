import { Link } from "@tanstack/react-router";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { languageOf } from "#src/ui/text/language-tag.tsx";
import { CardPrice } from "../price-line.tsx";

interface ProductTilesProps {
  products: readonly ProductCard[] | undefined;
  /** They are on their way. */
  isBusy?: boolean;
}

/** Products in a strip to swipe. */
export function ProductTiles({ products, isBusy = false }: ProductTilesProps) {
  return (
    <ul aria-busy={isBusy} className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:-mx-1 sm:px-1">
      {products?.map((product) => (
        <Tile key={product.id} product={product} />
      ))}
    </ul>
  );
}

function Tile({ product }: { product: ProductCard }) {
  return (
    <li className="relative grid w-36 shrink-0 snap-start content-start gap-1 sm:w-44">
      <img
        {...sizedPicture(product.imagePath, "11rem")}
        alt=""
        width={176}
        height={132}
        loading="lazy"
        decoding="async"
        className="aspect-[4/3] w-full rounded-md bg-sand-100 object-cover"
      />
      <Link
        to="/products/$category/$product"
        params={{ category: product.category, product: product.slug }}
        className="line-clamp-2 font-bold text-gulf-900 text-sm leading-snug after:absolute after:inset-0 hover:underline"
      >
        <bdi {...languageOf(product.nameLocale)}>{product.name}</bdi>
      </Link>
      <p className="text-sm">
        <CardPrice product={product} />
      </p>
    </li>
  );
}
