import type { ReactNode } from "react";
import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { certificationName } from "#src/vocabulary/certification-name.ts";
import { originName } from "#src/vocabulary/origin-name.ts";
import { formatLeadTime, formatQuantity, unitName } from "#src/vocabulary/trade-terms.ts";
import type { ProductPage } from "./product-page.ts";

interface ProductTermsProps {
  page: {
    product: Pick<
      ProductPage["product"],
      "moq" | "orderMultiple" | "unit" | "leadTimeDaysMin" | "leadTimeDaysMax" | "origin" | "sku" | "hsCode"
    >;
    certifications: ProductPage["certifications"];
  };
}

/** The terms of supply: minimum order, unit, lead time, origin, certificates, codes. */
export function ProductTerms({ page: { product, certifications } }: ProductTermsProps) {
  const leadTime = formatLeadTime(product.leadTimeDaysMin, product.leadTimeDaysMax);
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-sand-200 bg-sand-200">
      <Term label={m.catalogue_moq()}>
        {formatQuantity(leastQuantity({ moq: product.moq, multiple: product.orderMultiple }), product.unit)}
      </Term>
      {product.orderMultiple > 1 && (
        <Term label={m.catalogue_order_multiple()}>{formatQuantity(product.orderMultiple, product.unit)}</Term>
      )}
      <Term label={m.catalogue_unit()}>{unitName(product.unit)}</Term>
      <Term label={m.catalogue_lead_time()}>{leadTime ?? m.catalogue_lead_time_unknown()}</Term>
      <Term label={m.catalogue_origin()}>{originName(product.origin)}</Term>
      <Term label={m.catalogue_sku()}>
        <Ltr>{product.sku}</Ltr>
      </Term>
      <Term label={m.catalogue_hs_code()}>{product.hsCode ? <Ltr>{product.hsCode}</Ltr> : "–"}</Term>
      <Term label={m.catalogue_certifications()} isWide>
        {certifications.length === 0
          ? m.catalogue_certifications_none()
          : certifications.map((code) => (
              <Ltr key={code} className="me-1.5 inline-block rounded-sm border border-sand-200 bg-sand-50 px-2 text-sm">
                {certificationName(code)}
              </Ltr>
            ))}
      </Term>
    </dl>
  );
}

function Term({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`bg-white px-4 py-2.5 ${isWide ? "col-span-2" : ""}`}>
      <dt className="text-sand-600 text-xs">{label}</dt>
      <dd className="font-bold text-gulf-900">{children}</dd>
    </div>
  );
}
