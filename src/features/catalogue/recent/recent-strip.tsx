import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import type { NamedProduct } from "#domain/catalogue/named-product.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { forgetRecent } from "#src/lib/recent/forget-recent.ts";
import { Button } from "#src/ui/button.tsx";
import { Section } from "#src/ui/section.tsx";
import { languageOf } from "#src/ui/text/language-tag.tsx";
import { CardPrice } from "../price-line.tsx";

interface RecentStripProps {
  ids: readonly string[];
  /** Nothing is left to show. */
  onGone: () => void;
}

/** Products that were looked at, as they are now, in a strip to swipe; what is no longer on sale is left out. */
export function RecentStrip({ ids, onGone }: RecentStripProps) {
  const read = api.catalogue.products.useQuery({ ids: [...ids], locale: currentLocale() });
  const products = read.data?.items;
  const isGone = products?.length === 0;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (isGone) return null;
  return (
    <Section
      title={m.catalogue_recent_title()}
      action={
        <Button type="button" variant="quiet" onClick={forgetRecent}>
          {m.catalogue_recent_clear()}
        </Button>
      }
    >
      {!products && read.isError && (
        <p className="flex flex-wrap items-center gap-3">
          {m.catalogue_recent_failed()}
          <Button type="button" variant="secondary" busy={read.isFetching} onClick={() => void read.refetch()}>
            {m.shell_retry()}
          </Button>
        </p>
      )}
      <ul
        aria-busy={!products && !read.isError}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:-mx-1 sm:px-1"
      >
        {products?.map((product) => (
          <Tile key={product.id} product={product} />
        ))}
      </ul>
    </Section>
  );
}

function Tile({ product }: { product: NamedProduct }) {
  return (
    <li className="relative grid w-36 shrink-0 snap-start content-start gap-1 sm:w-44">
      <img
        src={product.imagePath ?? "/mark.svg"}
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
