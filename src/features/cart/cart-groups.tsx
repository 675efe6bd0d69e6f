import { Link } from "@tanstack/react-router";
import { groupBySupplier } from "#domain/orders/cart-groups.ts";
import { m } from "#i18n/paraglide/messages.js";
import { sumsOf } from "#src/lib/cart/cart-sums.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import { Written } from "#src/ui/text/bdi.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { CartLine } from "./cart-line.tsx";

/** The cart's lines by supplier: each gets an order of its own. */
export function CartGroups({ lines }: { lines: readonly CartLineView[] }) {
  return groupBySupplier(lines).map((group) => (
    <section
      key={group[0]?.supplier?.slug ?? "gone"}
      className="min-w-0 rounded-xl border border-sand-200 bg-white px-4 pb-4 shadow-card sm:px-6"
    >
      <GroupHead supplier={group[0]?.supplier ?? null} />
      <ul>
        {group.map((line) => (
          <CartLine key={line.productId} line={line} />
        ))}
      </ul>
      {sumsOf(group).map(([currency, minor]) => (
        <p key={currency} className="flex justify-between gap-4 border-sand-200 border-t pt-4">
          <span className="text-sand-700">{m.cart_subtotal()}</span>
          <Price minor={minor} currency={currency} className="font-bold text-gulf-900" />
        </p>
      ))}
    </section>
  ));
}

function GroupHead({ supplier }: { supplier: CartLineView["supplier"] }) {
  if (!supplier) return <h2 className="pt-4 text-gulf-900 text-lg">{m.cart_gone_group()}</h2>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-sand-200 border-b py-3">
      <h2 className="text-gulf-900 text-lg">
        <Link
          to="/suppliers/$supplier"
          params={{ supplier: supplier.slug }}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          <Written>{supplier.name}</Written>
        </Link>
      </h2>
      {supplier.verified && <VerifiedBadge short />}
    </div>
  );
}
