import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { MILLI } from "#domain/kernel/money.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api, OF_NOW } from "#src/lib/calls/trpc.ts";
import { fillCart, readCart } from "#src/lib/cart/cart-store.ts";
import { ofNow } from "#src/lib/offline/of-now.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { LineSkeletons } from "#src/ui/list/skeleton.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { GoodsName } from "#src/ui/text/named.tsx";
import { formatQuantity } from "#src/vocabulary/trade-terms.ts";
import { type AgainPlan, planAgain, wantedAgain } from "./again-plan.ts";
import type { OpenOrder } from "./order-labels.ts";

interface AgainDialogProps {
  page: OpenOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Puts what is still sold of an order into the cart as it opens, and says what became of each line. */
export function AgainDialog({ page, open, onOpenChange }: AgainDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.orders_again_title()} description={m.orders_again_text()}>
      <Again page={page} />
    </Dialog>
  );
}

function Again({ page: { lines, order } }: Pick<AgainDialogProps, "page">) {
  const query = ofNow(
    api.cart.price.useQuery({ lines: wantedAgain(lines), locale: currentLocale() }, { staleTime: 0, ...OF_NOW }),
  );
  const [plan, setPlan] = useState<AgainPlan>();
  const priced = query.isFetching ? undefined : query.data?.lines;
  useEffect(() => {
    if (!priced || plan) return;
    const made = planAgain(lines, priced, readCart().lines);
    if (made.added.length > 0) fillCart(made.cart);
    setPlan(made);
  }, [priced, plan, lines]);
  if (plan) return <Planned plan={plan} reference={order.reference} />;
  if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />;
  return <LineSkeletons count={lines.length + 2} />;
}

function Planned({ plan, reference }: { plan: AgainPlan; reference: string }) {
  const { added, gone, onRequest, inOtherUnit, leftOut, hasOthers } = plan;
  const hasRest = gone.length + onRequest.length + inOtherUnit.length > 0;
  return (
    <div className="grid gap-5">
      {added.length === 0 ? (
        <Notice>{m.orders_again_nothing()}</Notice>
      ) : (
        <Group title={m.orders_again_in_cart()}>
          {added.map(({ line, quantity }) => (
            <li key={line.position} className="grid">
              <GoodsName goods={line} className="wrap-anywhere font-bold text-gulf-900" />
              <AddedQuantity line={line} quantity={quantity} />
            </li>
          ))}
        </Group>
      )}
      <Named title={m.orders_again_gone()} lines={gone} />
      <Named title={m.orders_again_on_request()} lines={onRequest} />
      <Named title={m.orders_again_unit()} lines={inOtherUnit} />
      <Named title={m.orders_again_full()} lines={leftOut} />
      {added.length > 0 && hasOthers && <p className="text-sand-700 text-sm">{m.orders_again_others()}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {added.length > 0 && (
          <>
            <Button asChild className="max-sm:w-full">
              <Link to="/checkout">{m.orders_again_checkout()}</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to="/cart">{m.orders_again_cart()}</Link>
            </Button>
          </>
        )}
        {hasRest && (
          <Button asChild variant={added.length === 0 ? "primary" : "quiet"}>
            <Link to="/rfqs/new" search={{ order: reference }}>
              {m.orders_again_request()}
            </Link>
          </Button>
        )}
      </div>
    </div>
  );
}

/** How much stands in the cart now; said in words where it is more than was ordered. */
function AddedQuantity({ line: { quantityMilli, unit }, quantity }: AgainPlan["added"][number]) {
  const before = quantityMilli / MILLI;
  const now = isolated(formatQuantity(quantity, unit));
  if (quantity <= before)
    return <span className="text-sand-700 text-sm">{m.orders_again_kept({ quantity: now })}</span>;
  return (
    <span className="text-brass-700 text-sm">
      {m.orders_again_raised({ before: isolated(formatQuantity(before, unit)), now })}
    </span>
  );
}

function Named({ title, lines }: { title: string; lines: OpenOrder["lines"] }) {
  if (lines.length === 0) return null;
  return (
    <Group title={title}>
      {lines.map((line) => (
        <li key={line.position}>
          <GoodsName goods={line} className="wrap-anywhere" />
        </li>
      ))}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-bold text-gulf-900">{title}</h3>
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}
