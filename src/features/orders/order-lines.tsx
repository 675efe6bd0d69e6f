import { MILLI } from "#domain/kernel/money.ts";
import { isFreightToCome } from "#domain/orders/freight.ts";
import { isFreightIncluded } from "#domain/rfq/incoterms.ts";
import { formatTaxRate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { GoodsName } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { formatQuantity } from "#src/vocabulary/trade-terms.ts";
import type { OpenOrder } from "./order-labels.ts";

/** What was ordered and what it comes to. */
export function OrderLines({ page: { lines, order } }: { page: OpenOrder }) {
  const { currency } = order;
  return (
    <Panel title={m.orders_goods_title()}>
      <ul className="grid divide-y divide-sand-200">
        {lines.map((line) => (
          <li key={line.position} className="grid gap-x-4 py-3 first:pt-0 sm:grid-cols-[1fr_auto]">
            <span className="grid min-w-0 gap-0.5">
              <span className="wrap-anywhere justify-self-start font-bold text-gulf-900">
                <GoodsName goods={line} />
              </span>
              {line.sku && <Ltr className="justify-self-start text-sand-600 text-xs">{line.sku}</Ltr>}
              <span className="text-sand-700 text-sm">
                <bdi>{formatQuantity(line.quantityMilli / MILLI, line.unit)}</bdi> ×{" "}
                <Price minor={line.unitPriceMinor} currency={currency} />
              </span>
            </span>
            <Price
              minor={line.amountMinor}
              currency={currency}
              className="whitespace-nowrap text-end font-bold text-gulf-900"
            />
          </li>
        ))}
      </ul>
      <Sums order={order} />
    </Panel>
  );
}

function Sums({ order }: { order: OpenOrder["order"] }) {
  const { currency, goodsMinor, discountMinor, insuranceMinor } = order;
  const rate = formatTaxRate(order.vatRate, currentLocale());
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-sand-300 border-t pt-4 text-sm">
      <dt>{m.orders_goods()}</dt>
      <Amount minor={goodsMinor} currency={currency} />
      {discountMinor > 0 && (
        <>
          <dt>{m.orders_discount()}</dt>
          <Amount minor={-discountMinor} currency={currency} />
        </>
      )}
      <Freight order={order} />
      {insuranceMinor > 0 && (
        <>
          <dt>{m.orders_insurance()}</dt>
          <Amount minor={insuranceMinor} currency={currency} />
        </>
      )}
      <dt>{order.isVatOpen ? m.orders_vat_open() : m.orders_vat({ rate })}</dt>
      {order.isVatOpen ? <dd className="text-end">—</dd> : <Amount minor={order.vatMinor} currency={currency} />}
      <dt className="pt-1 font-bold text-base text-gulf-900">{m.orders_total()}</dt>
      <dd className="pt-1 text-end font-bold text-base text-gulf-900">
        <Price minor={order.totalMinor} currency={currency} />
      </dd>
      {isFreightToCome(order) && (
        <dd className="col-span-2 text-sand-600 text-xs">{m.orders_total_without_freight()}</dd>
      )}
    </dl>
  );
}

/** Not agreed yet or never, an amount, or part of a price that covers it. */
function Freight({ order }: { order: OpenOrder["order"] }) {
  const { currency, freightMinor } = order;
  const isOpen = isFreightToCome(order);
  const proposedMinor = isOpen ? order.proposedFreightMinor : null;
  const open = proposedMinor === null ? m.orders_freight_open() : m.orders_freight_proposed();
  const minor = freightMinor ?? proposedMinor;
  return (
    <>
      <dt>
        {m.orders_freight()} {isOpen && <span className="text-brass-700">({open})</span>}
      </dt>
      {isFreightIncluded(order) ? (
        <dd className="text-end">{m.documents_freight_included()}</dd>
      ) : minor === null ? (
        <dd className="text-end">{isOpen ? "—" : m.orders_freight_none()}</dd>
      ) : (
        <Amount minor={minor} currency={currency} />
      )}
    </>
  );
}

function Amount({ minor, currency }: { minor: number; currency: OpenOrder["order"]["currency"] }) {
  return (
    <dd className="text-end">
      <Price minor={minor} currency={currency} />
    </dd>
  );
}
