import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { ForwardArrow } from "#src/ui/forward-icon.tsx";
import { CardSkeletons } from "#src/ui/list/skeleton.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Section } from "#src/ui/section.tsx";

type Product = ApiOutputs["catalogue"]["home"]["featured"][number];

/** Two rows on a desk, a strip to swipe on a phone: the page has more to say. */
const SHOWN = 8;

/** Products of all categories. Without the database the page stands, and this part offers another try. */
export function FeaturedProducts({ renderCard }: { renderCard: (product: Product) => ReactNode }) {
  const home = api.catalogue.home.useQuery({ locale: currentLocale() });
  const products = home.data?.featured.slice(0, SHOWN);
  if (products?.length === 0) return null;
  return (
    <Section title={m.home_featured_title()} intro={m.home_featured_intro()} action={<AllProducts />}>
      {products && (
        <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-4 sm:px-0 lg:grid-cols-4">
          {products.map((product) => (
            <li key={product.id} className="w-44 shrink-0 snap-start sm:w-auto">
              {renderCard(product)}
            </li>
          ))}
        </ul>
      )}
      {home.isPending && (
        <div data-unanswered>
          <CardSkeletons count={4} />
        </div>
      )}
      {home.isError && (
        <Notice tone="error" title={m.home_featured_failed()}>
          <Button type="button" variant="secondary" busy={home.isFetching} onClick={() => home.refetch()}>
            {m.shell_retry()}
          </Button>
        </Notice>
      )}
    </Section>
  );
}

function AllProducts() {
  return (
    <Link
      to="/products"
      className="inline-flex min-h-11 items-center gap-2 font-bold text-gulf-700 underline-offset-4 hover:underline"
    >
      {m.home_featured_all()} <ForwardArrow />
    </Link>
  );
}
