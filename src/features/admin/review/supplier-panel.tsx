import { Link } from "@tanstack/react-router";
import { formatDate, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { queueLabels, statusTone } from "../company-labels.ts";
import { CompanyName } from "../company-name.tsx";
import { Fact } from "../fact.tsx";
import type { Reviewed } from "./reviewed.ts";

/** Who offers the product, as far as it helps to judge it. */
export function SupplierPanel({ product: { supplier } }: { product: Reviewed }) {
  const day = (time: number | null) => time !== null && formatDate(time, currentLocale());
  return (
    <Panel
      title={m.review_supplier()}
      action={<Badge tone={statusTone(supplier.status)}>{queueLabels(supplier.status)}</Badge>}
    >
      <Link to="/admin/applications/$id" params={{ id: supplier.id }} className={`${TEXT_LINK} font-bold`}>
        <CompanyName names={supplier.names} />
      </Link>
      {supplier.isTrusted && (
        <p>
          <Badge tone="leaf">{m.admin_fact_trusted()}</Badge>
        </p>
      )}
      <dl className="grid gap-3">
        <Fact label={m.admin_column_type()}>{businessTypeName(supplier.businessType)}</Fact>
        <Fact label={m.admin_column_country()}>{countryName(supplier.country)}</Fact>
        <Fact label={m.admin_fact_verified()}>{day(supplier.verifiedAt)}</Fact>
        <Fact label={m.admin_fact_licence_until()}>{day(supplier.licenceValidUntil)}</Fact>
        <Fact label={m.review_supplier_products()}>{formatNumber(supplier.productsCount, currentLocale())}</Fact>
      </dl>
    </Panel>
  );
}
