import type { ReactNode } from "react";
import { type ComparedPrice, specRows } from "#domain/catalogue/compare-products.ts";
import type { NamedProduct } from "#domain/catalogue/named-product.ts";
import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import { differs } from "#domain/kernel/ranking.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { languageOf } from "#src/ui/text/language-tag.tsx";
import { certificationName } from "#src/vocabulary/certification-name.ts";
import { originName } from "#src/vocabulary/origin-name.ts";
import { formatLeadTime, formatQuantity, unitName } from "#src/vocabulary/trade-terms.ts";
import { PriceCell, TotalCell } from "./price-cells.tsx";
import { answersText, pricesText, ratingText, supplierText, totalText } from "./said-texts.ts";
import { AnswersCell, RatingCell, SupplierCell } from "./supplier-cells.tsx";

/** A product beside others, with what the quantity that is compared costs of it. */
export interface Compared {
  product: NamedProduct;
  price: ComparedPrice;
}

export interface ComparedRow {
  key: string;
  name: string;
  /** Of a name that is a supplier's word; empty where that is the page's. */
  language: ReturnType<typeof languageOf> | null;
  isMain: boolean;
  differs: boolean;
  cells: { id: string; content: ReactNode; isBest: boolean }[];
}

/** What one product says in a row; two that read alike are no difference. */
interface Said {
  content: ReactNode;
  text: string;
  isBest?: boolean;
}

interface RowMaker {
  key: string;
  name: string;
  language?: ReturnType<typeof languageOf>;
  isMain?: boolean;
  of: (compared: Compared, at: number) => Said;
}

/** The rows of a comparison: what it costs, who sells it, on which terms, and what the suppliers say of the goods. */
export function comparedRows(products: readonly Compared[], quantity: number): ComparedRow[] {
  return [...priceRows(quantity), ...supplierRows(), ...termRows(products), ...writtenRows(products)].map((maker) => {
    const { key, name, language = null, isMain = false, of } = maker;
    const said = products.map((compared, at) => ({ id: compared.product.id, ...of(compared, at) }));
    return {
      ...{ key, name, language, isMain },
      differs: differs(said.map(({ text }) => text)),
      cells: said.map(({ id, content, isBest = false }) => ({ id, content, isBest })),
    };
  });
}

function priceRows(quantity: number): RowMaker[] {
  return [
    {
      ...{ key: "total", name: m.catalogue_compare_total(), isMain: true },
      of: ({ product, price }) => ({
        content: <TotalCell product={product} price={price} quantity={quantity} />,
        text: totalText(product, price, quantity),
        isBest: price.isLowest,
      }),
    },
    {
      ...{ key: "prices", name: m.catalogue_product_prices() },
      of: ({ product, price }) => ({
        content: <PriceCell product={product} price={price} />,
        text: pricesText(product, price),
      }),
    },
  ];
}

function supplierRows(): RowMaker[] {
  return [
    {
      ...{ key: "supplier", name: m.catalogue_product_supplier() },
      of: ({ product }) => ({ content: <SupplierCell product={product} />, text: supplierText(product) }),
    },
    {
      ...{ key: "rating", name: m.rfqs_row_rating() },
      of: ({ product: { seller } }) => ({
        content: <RatingCell {...seller} />,
        text: ratingText(seller),
      }),
    },
    {
      ...{ key: "answers", name: m.suppliers_fact_answers() },
      of: ({ product: { seller } }) => ({ content: <AnswersCell {...seller} />, text: answersText(seller) }),
    },
  ];
}

function termRows(products: readonly Compared[]): RowMaker[] {
  const has = (isThere: (product: NamedProduct) => boolean) => products.some(({ product }) => isThere(product));
  const row = (key: string, name: string, of: (product: NamedProduct) => string | null): RowMaker => ({
    ...{ key, name },
    of: ({ product }) => plain(of(product)),
  });
  const rows = [
    row("moq", m.catalogue_moq(), ({ moq, orderMultiple: multiple, unit }) =>
      formatQuantity(leastQuantity({ moq, multiple }), unit),
    ),
    has(({ orderMultiple }) => orderMultiple > 1) &&
      row("multiple", m.catalogue_order_multiple(), ({ orderMultiple, unit }) => formatQuantity(orderMultiple, unit)),
    row("unit", m.catalogue_unit(), ({ unit }) => unitName(unit)),
    row("lead", m.catalogue_lead_time(), (product) => {
      const days = formatLeadTime(product.leadTimeDaysMin, product.leadTimeDaysMax);
      return days ?? m.catalogue_lead_time_unknown();
    }),
    row("origin", m.catalogue_origin(), ({ origin }) => originName(origin)),
    certificates(),
    has(({ hsCode }) => hsCode !== null) && {
      ...{ key: "hs", name: m.catalogue_hs_code() },
      of: ({ product: { hsCode } }: Compared) =>
        hsCode ? { content: <Ltr>{hsCode}</Ltr>, text: hsCode } : plain(null),
    },
  ];
  return rows.filter((one) => one !== false);
}

function certificates(): RowMaker {
  return {
    ...{ key: "certificates", name: m.catalogue_certifications() },
    of: ({ product: { certifications } }) => {
      if (certifications.length === 0) return plain(m.catalogue_certifications_none());
      const content = (
        <ul className="flex flex-wrap gap-1">
          {certifications.map((code) => (
            <li key={code} className="rounded-sm border border-sand-200 bg-sand-50 px-1.5 text-sand-700 text-sm">
              <Ltr>{certificationName(code)}</Ltr>
            </li>
          ))}
        </ul>
      );
      return { content, text: [...certifications].sort().join() };
    },
  };
}

function writtenRows(products: readonly Compared[]): RowMaker[] {
  return specRows(products.map(({ product }) => product)).map(({ label, of, values }) => ({
    ...{ key: `spec ${label}`, name: label, language: languageOf(products[of]?.product.nameLocale ?? currentLocale()) },
    of: ({ product }, at) => {
      const value = values[at];
      if (!value) return plain(null);
      const content = <bdi {...directed(languageOf(product.nameLocale))}>{value}</bdi>;
      return { content, text: value.trim().toLowerCase() };
    },
  }));
}

/** A text of the page's language may be written in letters of another one all the same. */
export function directed(language: ReturnType<typeof languageOf>) {
  return language.lang ? language : { dir: "auto" as const };
}

/** What a product does not say is said to be missing. */
function plain(text: string | null): Said {
  const said = text ?? m.rfqs_compare_not_stated();
  return { content: text === null ? <span className="text-sand-600">{said}</span> : <bdi>{said}</bdi>, text: said };
}
