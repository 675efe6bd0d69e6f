import { shareOf } from "#domain/kernel/money.ts";
import { groupBySupplier } from "#domain/orders/cart-groups.ts";
import { vatRateOf } from "#domain/orders/order-vat.ts";
import { m } from "#i18n/paraglide/messages.js";
import { sumsOf } from "#src/lib/cart/cart-sums.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import { Written } from "#src/ui/text/bdi.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { formatQuantity } from "#src/vocabulary/trade-terms.ts";

/** What each supplier is asked for, with VAT by where it goes. Freight is still open. */
export function OrderedGoods({ lines, country }: { lines: readonly CartLineView[]; country: string }) {
  return (
    <div className="grid gap-5">
      {groupBySupplier(lines).map((group) => (
        <section key={group[0]?.supplier?.slug} className="grid gap-3 border-sand-200 border-b pb-5">
          <h3 className="text-gulf-900 text-lg">
            <Written>{group[0]?.supplier?.name}</Written>
          </h3>
          <ul className="grid gap-2">
            {group.map((line) => (
              <OrderedLine key={line.productId} line={line} />
            ))}
          </ul>
          <Sums group={group} country={country} />
        </section>
      ))}
      <p className="text-sand-600 text-sm">{m.checkout_vat_note()}</p>
    </div>
  );
}

function OrderedLine({ line: { product, quantity, amountMinor } }: { line: CartLineView }) {
  if (!product || amountMinor === null) return null;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 text-sm">
      <Written className="col-span-2 justify-self-start">{product.name}</Written>
      <span className="text-sand-600">{formatQuantity(quantity, product.unit)}</span>
      <Price minor={amountMinor} currency={product.currency} className="whitespace-nowrap font-bold" />
    </li>
  );
}

function Sums({ group, country }: { group: readonly CartLineView[]; country: string }) {
  const rate = vatRateOf(group[0]?.supplier?.country ?? "", country);
  return sumsOf(group).map(([currency, goods]) => {
    const vat = rate === null ? null : shareOf(goods, rate);
    return (
      <dl key={currency} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        <dt>{m.checkout_goods()}</dt>
        <dd className="text-end">
          <Price minor={goods} currency={currency} />
        </dd>
        <dt>{m.checkout_vat()}</dt>
        <dd className="text-end">
          {vat === null ? m.checkout_vat_unknown() : <Price minor={vat} currency={currency} />}
        </dd>
        <dt>{m.checkout_freight()}</dt>
        <dd className="text-end">{m.checkout_freight_open()}</dd>
        <dt className="font-bold text-gulf-900">{m.cart_total()}</dt>
        <dd className="text-end font-bold text-gulf-900">
          <Price minor={goods + (vat ?? 0)} currency={currency} />
        </dd>
      </dl>
    );
  });
}
