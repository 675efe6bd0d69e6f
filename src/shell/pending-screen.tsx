import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pageIsAlive } from "#src/lib/page-life.ts";
import { Container } from "#src/ui/section.tsx";
import { CardSkeletons, LineSkeletons, RowSkeletons } from "#src/ui/skeleton.tsx";

type PendingShape = "cards" | "rows" | "form" | "product";

const FORMS =
  /^\/(auth|verify-email|forgot-password|reset-password|confirm-email-change|checkout|claim|rate-supplier|supplier-registration|add-product|rfqs\/new|settings|profile|contact)\b/;
const ROWS =
  /^\/(orders|rfqs|rfq|quotes|inbox|notifications|waiting|messages|cart|admin|analytics|supplier-dashboard)\b/;

const PRODUCT = /^\/products\/[^/]+\/[^/]+\/?$/;

/** What the page at an address looks like while it loads: a form, rows of a list, a product, or cards. */
export function pendingShape(pathname: string): PendingShape {
  if (FORMS.test(pathname)) return "form";
  if (PRODUCT.test(pathname)) return "product";
  return ROWS.test(pathname) ? "rows" : "cards";
}

const SKELETONS: Record<PendingShape, () => React.ReactNode> = {
  cards: () => <CardSkeletons count={8} />,
  rows: () => <RowSkeletons />,
  form: () => (
    <div className="mx-auto max-w-xl">
      <LineSkeletons count={7} />
    </div>
  ),
  // Its picture, and beside it the name, the quantity and the prices.
  product: () => (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_27rem]">
      <div aria-hidden className="aspect-[3/2] animate-pulse rounded-xl bg-sand-100 sm:aspect-[4/3]" />
      <LineSkeletons count={9} />
    </div>
  ),
};

/** What a page shows while its data travel: the shape of what comes. */
export function PendingScreen() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(pageIsAlive, []);
  return (
    <div data-pending>
      <Container className="py-10">
        <p role="status" className="sr-only">
          {m.shell_loading()}
        </p>
        {SKELETONS[pendingShape(pathname)]?.()}
      </Container>
    </div>
  );
}
