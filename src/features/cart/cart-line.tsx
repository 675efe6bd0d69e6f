import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import { m } from "#i18n/paraglide/messages.js";
import { removeFromCart, setQuantity } from "#src/lib/cart/cart-store.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import { IconButton } from "#src/ui/button.tsx";
import { QuantityStepper } from "#src/ui/fields/quantity-stepper.tsx";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { unitName } from "#src/vocabulary/trade-terms.ts";
import { LineNote } from "./line-note.tsx";

/** One product of the cart: picture, name, quantity, what it costs and what stands in its way. */
export function CartLine({ line }: { line: CartLineView }) {
  const note = useId();
  const { product } = line;
  const name = product?.name ?? m.cart_gone_group();
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] gap-x-3 gap-y-3 sm:gap-x-4 border-sand-200 border-t py-4 first:border-t-0 sm:grid-cols-[6rem_1fr_auto]">
      <img
        {...sizedPicture(product?.imagePath ?? null, "6rem")}
        alt=""
        width={product?.imageWidth ?? 800}
        height={product?.imageHeight ?? 600}
        className="aspect-[4/3] w-full rounded-md bg-sand-100 object-cover"
      />
      <div className="grid content-start gap-1">
        <ProductName line={line} />
        {product && line.unitPriceMinor !== null && (
          <p className="text-sand-700 text-sm">
            <span className="sr-only">{m.cart_unit_price()} </span>
            <Price minor={line.unitPriceMinor} currency={product.currency} /> / {unitName(product.unit)}
          </p>
        )}
      </div>
      <IconButton label={m.cart_remove({ name })} onClick={() => removeFromCart([line.productId])} className="size-11">
        <Trash2 aria-hidden size={20} />
      </IconButton>
      {product && (
        <div className="col-span-3 flex flex-wrap items-center justify-between gap-3 sm:col-span-2 sm:col-start-2">
          <QuantityStepper
            value={line.quantity}
            least={Math.min(line.quantity, leastQuantity(product))}
            step={product.multiple}
            onChange={(quantity) => setQuantity(line.productId, quantity)}
            label={m.cart_quantity_of({ name })}
            lessLabel={m.cart_less({ name })}
            moreLabel={m.cart_more({ name })}
            describedBy={note}
            isInvalid={line.problem !== null}
          />
          {line.amountMinor !== null && (
            <p className="text-end">
              <span className="sr-only">{m.cart_line_total()} </span>
              <Price minor={line.amountMinor} currency={product.currency} className="font-bold text-gulf-900 text-lg" />
            </p>
          )}
        </div>
      )}
      <div id={note} className="col-span-3 empty:hidden sm:col-span-2 sm:col-start-2">
        <LineNote line={line} />
      </div>
    </li>
  );
}

function ProductName({ line: { product } }: { line: CartLineView }) {
  if (!product) return <p className="font-bold text-sand-700">{m.cart_gone_group()}</p>;
  return (
    <p className="font-bold text-gulf-900 leading-snug">
      <Link
        to="/products/$category/$product"
        params={{ category: product.category, product: product.slug }}
        className="underline-offset-4 hover:underline"
      >
        <bdi {...languageOf(product.nameLocale)}>{product.name}</bdi>
      </Link>{" "}
      <LanguageTag locale={product.nameLocale} />
    </p>
  );
}
