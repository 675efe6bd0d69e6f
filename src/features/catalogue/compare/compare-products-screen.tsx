import { Link } from "@tanstack/react-router";
import { Columns3 } from "lucide-react";
import { useRef, useState } from "react";
import { comparePrices, startingQuantity } from "#domain/catalogue/compare-products.ts";
import { MAX_COMPARED, type NamedProduct } from "#domain/catalogue/named-product.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/list/chip.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Breadcrumbs } from "#src/ui/page/breadcrumbs.tsx";
import { Container } from "#src/ui/section.tsx";
import { ApproxNote } from "#src/ui/text/approx.tsx";
import { useAddressQuantity } from "../use-address-quantity.ts";
import { AskAll } from "./ask-all.tsx";
import { ComparedQuantity } from "./compared-quantity.tsx";
import { ProductsTable } from "./products-table.tsx";
import { SaidSums } from "./said-sums.tsx";

interface CompareProductsProps {
  /** All that the address names. */
  asked: readonly string[];
  /** Those of the first {@link MAX_COMPARED} that are on sale; undefined while they are on their way. */
  products: readonly NamedProduct[] | undefined;
  /** How many of each, as the address says it. */
  quantity: unknown;
  onQuantity: (quantity: number | undefined) => void;
  onRemove: (id: string) => void;
}

/** Chosen products beside each other at one quantity: what they cost, who sells them, on which terms. */
export function CompareProducts({ asked, products, onRemove, ...quantity }: CompareProductsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (id: string) => {
    // The button goes with its column.
    heading.current?.focus({ preventScroll: true });
    onRemove(id);
  };
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-4 py-3 sm:py-6">
      <div className="grid gap-1">
        <Breadcrumbs
          crumbs={[
            { label: m.catalogue_home_crumb(), link: { to: "/" } },
            { label: m.catalogue_category_crumb(), link: { to: "/products" } },
            { label: m.catalogue_compare_title() },
          ]}
        />
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-gulf-900 outline-none">
          {m.catalogue_compare_title()}
        </h1>
      </div>
      {!products && <Loading lines={10} />}
      {products?.length === 0 && <NoProducts isGone={asked.length > 0} />}
      {products && products.length > 0 && (
        <>
          <Missing asked={asked.length} shown={products.length} />
          <Comparison products={products} onRemove={remove} {...quantity} />
        </>
      )}
    </Container>
  );
}

const NOTE = "compared-quantity-note";

interface ComparisonProps extends Omit<CompareProductsProps, "asked" | "products"> {
  products: readonly NamedProduct[];
}

function Comparison({ products, quantity: address, onQuantity, onRemove }: ComparisonProps) {
  const { quantity, choose } = useAddressQuantity(startingQuantity(products), address, onQuantity);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { prices, unlike } = comparePrices(products, quantity);
  const compared = products.flatMap((product, at) => {
    const price = prices[at];
    return price ? [{ product, price }] : [];
  });
  const hasSeveral = products.length > 1;
  return (
    <>
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
          <ComparedQuantity products={compared} quantity={quantity} onChoose={choose} describedBy={NOTE} />
          {hasSeveral && (
            <Chip active={onlyDifferences} onClick={() => setOnlyDifferences(!onlyDifferences)}>
              {m.rfqs_compare_differences()}
            </Chip>
          )}
        </div>
        <SaidSums products={compared} quantity={quantity} unlike={unlike} noteId={NOTE} />
      </div>
      <ProductsTable
        products={compared}
        quantity={quantity}
        onlyDifferences={onlyDifferences && hasSeveral}
        onRemove={onRemove}
      />
      <ApproxNote currencies={products.flatMap(({ priceMinor, currency }) => (priceMinor === null ? [] : currency))} />
      <AskAll products={products} quantity={quantity} />
    </>
  );
}

/** What of the choice is not here, and why. */
function Missing({ asked, shown }: { asked: number; shown: number }) {
  return (
    <>
      {asked > MAX_COMPARED && <Notice>{m.catalogue_compare_most()}</Notice>}
      {shown < Math.min(asked, MAX_COMPARED) && <Notice>{m.catalogue_compare_some_gone()}</Notice>}
      {shown === 1 && (
        <Notice title={m.catalogue_compare_one()}>
          <p>{m.catalogue_compare_one_text()}</p>
          <div className="mt-2 print:hidden">
            <ToSearch />
          </div>
        </Notice>
      )}
    </>
  );
}

function NoProducts({ isGone }: { isGone: boolean }) {
  return (
    <EmptyState
      title={isGone ? m.catalogue_compare_all_gone() : m.catalogue_compare_none()}
      description={m.catalogue_compare_one_text()}
      icon={<Columns3 aria-hidden size={40} />}
    >
      <ToSearch />
    </EmptyState>
  );
}

function ToSearch() {
  return (
    <Button asChild variant="secondary">
      <Link to="/search">{m.catalogue_compare_search()}</Link>
    </Button>
  );
}
