import type { ReactNode } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import type { SupplierPage } from "./supplier-head.ts";

/** The company in figures. */
export function SupplierFacts({ supplier }: { supplier: SupplierPage["supplier"] }) {
  return (
    <section
      aria-labelledby="supplier-facts"
      className="grid content-start gap-4 rounded-xl border border-sand-200 bg-white p-5 shadow-card"
    >
      <h2 id="supplier-facts" className="text-gulf-900 text-xl">
        {m.suppliers_facts()}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact label={m.suppliers_fact_type()}>{businessTypeName(supplier.businessType)}</Fact>
        {supplier.yearEstablished !== null && (
          <Fact label={m.suppliers_fact_since()}>
            <Ltr>{supplier.yearEstablished}</Ltr>
          </Fact>
        )}
        {supplier.employeeCount && (
          <Fact label={m.suppliers_fact_staff()}>
            <Ltr>{supplier.employeeCount}</Ltr>
          </Fact>
        )}
        <Fact label={m.suppliers_card_products()}>{m.catalogue_products_count(counted(supplier.productsCount))}</Fact>
        <Fact label={m.suppliers_fact_orders()} isWide>
          {m.suppliers_orders_count(counted(supplier.ordersCount))}
        </Fact>
        <Fact label={m.suppliers_fact_location()} isWide>
          <bdi dir="auto">{supplier.city}</bdi>
          {m.suppliers_place_separator()}
          {countryName(supplier.country)}
        </Fact>
        <Fact label={m.suppliers_fact_joined()} isWide>
          {formatDate(supplier.joinedAt, currentLocale())}
        </Fact>
        {supplier.website && (
          <Fact label={m.suppliers_fact_website()} isWide>
            <a
              href={supplier.website}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="inline-flex min-h-11 items-center break-all text-gulf-700 underline underline-offset-4"
            >
              <Ltr>{supplier.website.replace(/^https?:\/\//, "")}</Ltr>
            </a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? "col-span-2" : ""}>
      <dt className="text-sand-600 text-xs">{label}</dt>
      <dd className="font-bold text-gulf-900">{children}</dd>
    </div>
  );
}
