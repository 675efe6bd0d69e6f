import { Link } from "@tanstack/react-router";
import { ImageOff } from "lucide-react";
import { formatDate, formatMoney } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { PRODUCT_STATUS_LABELS } from "#src/vocabulary/product-status-labels.ts";
import { unitName } from "#src/vocabulary/trade-terms.ts";
import type { OwnProductRow } from "./own-product.ts";
import { productName } from "./product-name.ts";
import { isDraft, isLive } from "./product-stage.ts";
import { RowMenu } from "./row-menu.tsx";

interface ProductRowProps {
  product: OwnProductRow;
  /** Of a draft: whether it is chosen to be handed in with others. */
  choice?: { isChosen: boolean; onChange: (isChosen: boolean) => void };
}

/** A product of one's own: what it is, how it stands, and what may be done. */
export function ProductRow({ product, choice }: ProductRowProps) {
  const { id, status, sku, hasRevision, updatedAt, moq, orderMultiple } = product;
  const name = productName(product.names) || m.products_unnamed();
  const isOpen = isDraft(product) || isLive(product);
  return (
    <li className="grid min-w-0 content-between gap-3 rounded-xl border border-sand-200 bg-white p-3 shadow-card">
      <div className="flex min-w-0 gap-3">
        {choice && (
          <label className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center self-center">
            <input
              type="checkbox"
              aria-label={m.products_send_choose({ name })}
              checked={choice.isChosen}
              onChange={({ target }) => choice.onChange(target.checked)}
              className="size-5 accent-gulf-700"
            />
          </label>
        )}
        <Picture product={product} />
        <div className="grid min-w-0 grow content-start gap-1">
          <Link
            to="/add-product"
            search={{ id }}
            className="wrap-anywhere inline-flex min-h-11 items-center font-bold text-gulf-900 leading-snug underline-offset-4 hover:underline"
          >
            <Written>{name}</Written>
          </Link>
          <p className="flex flex-wrap gap-1.5">
            <Badge tone={toneOf(PRODUCT_STATUS_LABELS, status).tone}>
              {toneOf(PRODUCT_STATUS_LABELS, status).words}
            </Badge>
            {hasRevision && <Badge tone="gulf">{m.products_row_revision()}</Badge>}
            {isOpen && moq % orderMultiple !== 0 && <Badge tone="clay">{m.products_row_off_step()}</Badge>}
          </p>
          <p className="flex flex-wrap gap-x-3 text-sand-600 text-xs">
            <RowPrice product={product} />
            <Ltr>{sku}</Ltr>
            <span>{formatDate(updatedAt, currentLocale())}</span>
          </p>
        </div>
      </div>
      <div className="flex items-center gap-2">
        <Button asChild variant="secondary" className="grow">
          <Link to="/add-product" search={{ id }} aria-label={isOpen ? m.products_edit_of({ name }) : undefined}>
            {isOpen ? m.products_edit() : m.products_open()}
          </Link>
        </Button>
        <RowMenu product={product} name={name} />
      </div>
    </li>
  );
}

function Picture({ product: { picture } }: { product: OwnProductRow }) {
  const frame = "h-20 w-24 shrink-0 overflow-hidden rounded-md bg-sand-100";
  if (!picture) {
    return (
      <span className={`${frame} grid place-items-center text-sand-600`}>
        <ImageOff role="img" aria-label={m.products_row_no_picture()} size={24} />
      </span>
    );
  }
  return (
    <img
      {...sizedPicture(picture.path, "6rem")}
      alt=""
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className={`${frame} object-cover`}
    />
  );
}

function RowPrice({ product: { priceMinor, currency, unit } }: { product: OwnProductRow }) {
  if (priceMinor === null) return <span>{m.catalogue_price_on_request()}</span>;
  return (
    <bdi className="font-bold text-gulf-800">
      {formatMoney(priceMinor, currency, currentLocale())} / {unitName(unit)}
    </bdi>
  );
}
