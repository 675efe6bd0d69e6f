import { Link } from "@tanstack/react-router";
import { Package, Plus } from "lucide-react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { Named } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { PRODUCT_STATUS_LABELS } from "#src/vocabulary/product-status-labels.ts";
import { AllLink } from "./all-link.tsx";
import type { Dashboard } from "./figures.tsx";

/** The latest products with their states and views. */
export function ProductList({ products }: Pick<Dashboard, "products">) {
  return (
    <div className="min-w-0">
      <Panel
        title={m.dashboard_products()}
        action={<AllLink to="/supplier-dashboard/products" label={m.dashboard_products_all()} />}
      >
        {products.length === 0 ? (
          <EmptyState
            title={m.dashboard_products_empty()}
            description={m.dashboard_products_empty_text()}
            icon={<Package aria-hidden size={36} />}
          >
            <Button asChild>
              <Link to="/add-product">
                <Plus aria-hidden size={18} /> {m.dashboard_add()}
              </Link>
            </Button>
          </EmptyState>
        ) : (
          <ul className="grid divide-y divide-sand-200">
            {products.map((product) => (
              <li key={product.id} className="py-3 first:pt-0 last:pb-0">
                <Product product={product} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function Product({ product }: { product: Dashboard["products"][number] }) {
  const { names, sku, picture, status, priceMinor, currency, views } = product;
  const { words, tone } = toneOf(PRODUCT_STATUS_LABELS, status);
  return (
    <div className="flex items-center gap-3">
      <img
        {...sizedPicture(picture?.path ?? null, "4rem", 1)}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 shrink-0 rounded-lg bg-sand-100 object-cover"
      />
      <div className="grid min-w-0 grow gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <p dir="auto" className="line-clamp-2 min-w-0 font-bold text-gulf-900 leading-snug">
            <Named name={names} otherwise={sku} isAlone />
          </p>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <p className="flex flex-wrap justify-between gap-x-4 text-sand-700 text-sm">
          {priceMinor === null ? (
            <span>{m.dashboard_product_on_request()}</span>
          ) : (
            <Price minor={priceMinor} currency={currency} />
          )}
          <span>{m.dashboard_product_views({ number: formatNumber(views, currentLocale()) })}</span>
        </p>
      </div>
    </div>
  );
}
