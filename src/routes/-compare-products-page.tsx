import { getRouteApi, useRouter } from "@tanstack/react-router";
import { CompareProducts } from "#src/features/catalogue/compare/compare-products-screen.tsx";
import { useCompared } from "#src/features/catalogue/compare/compared-products.ts";

const route = getRouteApi("/compare-products");

/** Products beside each other; which ones and how many of each stand in the address, so that it can be handed on. */
export function CompareProductsPage() {
  const { p, qty } = route.useSearch();
  const { asked, products, without } = useCompared(p);
  const navigate = route.useNavigate();
  const router = useRouter();
  const tell = (quantity: number | undefined) => {
    // Whoever is on the way to another page meanwhile goes there.
    if (router.latestLocation.pathname !== "/compare-products") return;
    void navigate({ search: (now) => ({ ...now, qty: quantity }), replace: true, resetScroll: false });
  };
  const remove = (id: string) => {
    // Of the address as it is now: this may be drawn from one before it, where taps follow each other.
    void navigate({ search: (now) => ({ ...now, p: without(now.p, id) }), resetScroll: false });
  };
  return <CompareProducts asked={asked} products={products} quantity={qty} onQuantity={tell} onRemove={remove} />;
}
