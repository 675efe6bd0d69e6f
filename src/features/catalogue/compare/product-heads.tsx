import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import type { ComponentProps } from "react";
import type { NamedProduct } from "#domain/catalogue/named-product.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { IconButton } from "#src/ui/button.tsx";
import { BOX, cardClass, trackClass } from "#src/ui/compare/columns-layout.ts";
import { Places } from "#src/ui/compare/places.tsx";
import type { Place } from "#src/ui/compare/use-swiping.ts";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";

interface ProductHeadsProps {
  products: readonly NamedProduct[];
  box: ComponentProps<"div">;
  place: Place;
  onGo: (to: number) => void;
  onRemove: (id: string) => void;
}

/** Which products the columns hold; they stay at the upper edge while the rows pass. */
export function ProductHeads({ products, box, place, onGo, onRemove }: ProductHeadsProps) {
  return (
    <div className="sticky top-0 z-20 rounded-t-xl border-sand-200 border-b bg-sand-50 shadow-sm print:static print:shadow-none">
      <Places
        columns={products.length}
        hasAsked={false}
        place={place}
        onGo={onGo}
        beforeLabel={m.catalogue_compare_before()}
        afterLabel={m.catalogue_compare_after()}
      />
      <div
        {...box}
        className={`${BOX} overflow-x-auto [scrollbar-width:none] [&::-webkit-scrollbar]:hidden ${place.last > 0 ? "" : "rounded-t-xl"}`}
      >
        <ul className={trackClass(false)}>
          <li aria-hidden className="max-md:hidden md:sticky md:start-0 md:z-10 md:bg-sand-50 print:block" />
          {products.map((product, at) => (
            <Head key={product.id} product={product} at={at} onRemove={onRemove} />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface HeadProps extends Pick<ProductHeadsProps, "onRemove"> {
  product: NamedProduct;
  at: number;
}

function Head({ product, at, onRemove }: HeadProps) {
  return (
    <li data-column className={`grid min-w-0 content-start gap-1 bg-sand-50 p-3 ${cardClass(at)}`}>
      <div className="flex items-start justify-between gap-2">
        <img
          {...sizedPicture(product.imagePath, "6rem")}
          alt=""
          width={96}
          height={72}
          decoding="async"
          className="h-12 w-16 rounded-md bg-sand-100 object-cover md:h-18 md:w-24"
        />
        <IconButton
          label={m.catalogue_compare_remove({ name: isolated(product.name) })}
          className="size-11 print:hidden"
          onClick={() => onRemove(product.id)}
        >
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <Link
        to="/products/$category/$product"
        params={{ category: product.category, product: product.slug }}
        className="wrap-anywhere line-clamp-3 min-h-11 font-bold text-gulf-900 text-sm leading-snug hover:underline md:line-clamp-2"
      >
        <LanguageTag locale={product.nameLocale} /> <bdi {...languageOf(product.nameLocale)}>{product.name}</bdi>
      </Link>
    </li>
  );
}
