import { Link } from "@tanstack/react-router";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { originName } from "#src/vocabulary/origin-name.ts";
import { formatLeadTime, formatQuantity, unitName } from "#src/vocabulary/trade-terms.ts";
import { Fact } from "../fact.tsx";
import { Certificates } from "./certificates.tsx";
import type { Reviewed } from "./reviewed.ts";

/** Facts and prices of a product as they are to be judged: with a change that waits, its category, origin and documents. */
export function ProductTerms({ product }: { product: Reviewed }) {
  const { content, sku, status, slug } = product;
  const { category, subcategory, origin, hsCode, certificates, moq, orderMultiple, unit, leadTime } = content;
  const locale = currentLocale();
  return (
    <Panel title={m.review_terms()}>
      <dl className="grid gap-3">
        <Fact label={m.catalogue_sku()}>
          <Ltr>{sku}</Ltr>
        </Fact>
        <Fact label={m.review_column_category()}>{categoryName(category, locale)}</Fact>
        <Fact label={m.review_subcategory()}>{subcategoryName(subcategory, locale)}</Fact>
        <Fact label={m.catalogue_origin()}>{originName(origin)}</Fact>
        <Fact label={m.catalogue_hs_code()}>{hsCode && <Ltr>{hsCode}</Ltr>}</Fact>
        <Fact label={m.catalogue_certifications()}>
          <Certificates certificates={certificates} />
        </Fact>
        <Fact label={m.catalogue_moq()}>{formatQuantity(moq, unit)}</Fact>
        {orderMultiple > 1 && <Fact label={m.catalogue_order_multiple()}>{formatQuantity(orderMultiple, unit)}</Fact>}
        <Fact label={m.catalogue_lead_time()}>
          {formatLeadTime(leadTime.min, leadTime.max) ?? m.catalogue_lead_time_unknown()}
        </Fact>
      </dl>
      <Prices content={content} />
      {status === "published" && (
        <Link to="/products/$category/$product" params={{ category, product: slug }} className={TEXT_LINK}>
          {m.review_public()}
        </Link>
      )}
    </Panel>
  );
}

function Prices({ content: { priceMinor, currency, moq, unit, tiers } }: Pick<Reviewed, "content">) {
  if (priceMinor === null) return <p className="text-gulf-900">{m.catalogue_price_on_request()}</p>;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-1 text-start text-sand-600">
        {m.catalogue_product_prices()} / {unitName(unit)}
      </caption>
      <tbody>
        {[{ minQuantity: moq, priceMinor }, ...tiers].map((step) => (
          <tr key={step.minQuantity} className="border-sand-200 border-t">
            <th scope="row" className="py-2 pe-3 text-start font-normal text-sand-700">
              {m.catalogue_product_prices_from({ quantity: formatQuantity(step.minQuantity, unit) })}
            </th>
            <td className="whitespace-nowrap py-2 text-end font-bold text-gulf-900">
              <Price minor={step.priceMinor} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
