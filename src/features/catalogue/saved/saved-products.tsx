import { Link } from "@tanstack/react-router";
import { Bookmark } from "lucide-react";
import { useRef } from "react";
import type { ProductCard as Product } from "#domain/catalogue/product-card.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { CardGrid } from "#src/ui/list/card-grid.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ApproxNote } from "#src/ui/text/approx.tsx";
import { ProductCard } from "../product-card.tsx";
import { AskSaved } from "./ask-saved.tsx";
import { GoneItem } from "./gone-item.tsx";
import { RemoveButton, RemovedNote, useRemoving } from "./removing.tsx";
import type { SavedItem } from "./ticked.ts";
import { useTicked } from "./use-ticked.ts";

/** Cards that are in view when the list opens on a phone. */
const FIRST_CARDS = 4;

interface SavedProductsProps {
  items: readonly SavedItem[];
  /** The ids of all saved products, on whatever page; undefined while nobody knows. */
  saved: readonly string[] | undefined;
}

/** The products that somebody saved; those that are ticked are asked for together, or compared. */
export function SavedProducts({ items, saved }: SavedProductsProps) {
  const { ticked, tick, clear } = useTicked({ items, saved });
  const list = useRef<HTMLElement>(null);
  const clearAll = () => {
    clear();
    // The button goes with its bar.
    list.current?.focus({ preventScroll: true });
  };
  if (items.length === 0) return <NothingSaved />;
  return (
    <>
      <section ref={list} tabIndex={-1} aria-label={m.catalogue_saved_products()}>
        <CardGrid>
          {items.map((item, at) => (
            <li key={item.id} className="relative">
              <SavedProduct
                item={item}
                isFirst={at < FIRST_CARDS}
                isTicked={ticked.some(({ id }) => id === item.id)}
                onTick={tick}
              />
            </li>
          ))}
        </CardGrid>
      </section>
      <ApproxNote
        currencies={items.flatMap(({ product }) => (product && product.priceMinor !== null ? product.currency : []))}
      />
      <AskSaved products={ticked} onClear={clearAll} />
    </>
  );
}

interface TickProps {
  isTicked: boolean;
  onTick: (product: Product, isTicked: boolean) => void;
}

interface SavedProductProps extends TickProps {
  item: SavedItem;
  isFirst: boolean;
}

function SavedProduct({ item: { id, savedAt, product }, isFirst, isTicked, onTick }: SavedProductProps) {
  const removing = useRemoving({ kind: "product", id });
  if (!product) {
    return <GoneItem name={m.catalogue_saved_gone_product()} savedAt={savedAt} {...removing} />;
  }
  const toggle = () => {
    // What is taken off is asked for no more.
    onTick(product, false);
    removing.toggle();
  };
  const remove = (
    <>
      <RemovedNote {...removing} />
      <RemoveButton {...removing} toggle={toggle} name={product.name} />
    </>
  );
  return (
    <>
      {!removing.isRemoved && <Tick product={product} isTicked={isTicked} onTick={onTick} />}
      <ProductCard product={product} isFirst={isFirst} action={remove} />
    </>
  );
}

function Tick({ product, isTicked, onTick }: TickProps & { product: Product }) {
  return (
    <label className="absolute end-0 top-0 z-10 grid size-11 place-items-center rounded-es-lg rounded-se-lg bg-white/90 print:hidden">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onTick(product, target.checked)}
        aria-label={m.catalogue_saved_choose({ name: isolated(product.name) })}
        className="size-6 accent-gulf-700"
      />
    </label>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      title={m.catalogue_saved_no_products()}
      description={m.catalogue_saved_no_products_text()}
      icon={<Bookmark aria-hidden size={40} />}
    >
      <Button asChild>
        <Link to="/products">{m.orders_to_products()}</Link>
      </Button>
    </EmptyState>
  );
}
