import { useEffect } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { forgetRecent } from "#src/lib/recent/forget-recent.ts";
import { Button } from "#src/ui/button.tsx";
import { Section } from "#src/ui/section.tsx";
import { ProductTiles } from "./product-tiles.tsx";

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
      <ProductTiles products={products} isBusy={!products && !read.isError} />
    </Section>
  );
}
