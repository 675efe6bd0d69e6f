import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { businessTypeName } from "#src/lib/business-type-name.ts";
import { writtenCertification } from "#src/lib/certification-name.ts";
import { countryName } from "#src/lib/origin-name.ts";
import { counted } from "#src/lib/trade-terms.ts";
import { Ltr } from "#src/ui/bdi.tsx";
import { languageOf } from "#src/ui/language-tag.tsx";
import type { SupplierPage } from "./supplier-head.ts";

/** The company in figures and papers. */
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
          <bdi {...languageOf(supplier.textLocale)}>{supplier.city}</bdi>
          {m.suppliers_place_separator()}
          {countryName(supplier.country)}
        </Fact>
        {supplier.certifications.length > 0 && (
          <Fact label={m.suppliers_fact_certifications()} isWide>
            {supplier.certifications.map((name) => (
              <Ltr key={name} className="me-1.5 inline-block rounded-sm border border-sand-200 bg-sand-50 px-2 text-sm">
                {writtenCertification(name)}
              </Ltr>
            ))}
          </Fact>
        )}
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
      <Verification verifiedAt={supplier.verifiedAt} />
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

function Verification({ verifiedAt }: { verifiedAt: number | null }) {
  if (verifiedAt === null) return <p className="text-sand-600 text-sm">{m.suppliers_verified_not_yet()}</p>;
  return (
    <div className="flex gap-3 rounded-lg border border-brass-200 bg-brass-50 p-4">
      <BadgeCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-brass-700" />
      <div className="grid gap-0.5 text-sm">
        <p className="font-bold text-brass-700">
          {m.suppliers_verified_since({ date: formatDate(verifiedAt, currentLocale()) })}
        </p>
        <p className="text-sand-700">{m.suppliers_verified_checked()}</p>
      </div>
    </div>
  );
}
