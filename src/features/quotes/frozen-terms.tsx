import type { ReactNode } from "react";
import { isFreightIncluded } from "#domain/rfq/incoterms.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Delivery } from "#src/ui/text/delivery.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { PaymentTerms } from "#src/ui/text/payment-terms.tsx";
import { Place } from "#src/ui/text/place.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { formatLeadTime } from "#src/vocabulary/trade-terms.ts";
import type { Thread, Version } from "./thread.ts";

interface FrozenTermsProps {
  version: Version;
  /** Where the goods go, where that is fixed already. */
  place?: Thread["deliveryPlace"];
}

/** The terms as an order would freeze them, for the last look before it is made. */
export function FrozenTerms({ version, place }: FrozenTermsProps) {
  const facts: [string, ReactNode][] = [
    [m.quotes_incoterm(), <Delivery key="delivery" incoterm={version.incoterm} place={version.place} />],
    [m.quotes_lead_time(), formatLeadTime(version.leadTimeDaysMin, version.leadTimeDaysMax)],
    [m.quotes_payment_terms(), <PaymentTerms key="terms" text={version.paymentTerms} />],
    [m.quotes_valid_until(), formatDate(version.validUntil, currentLocale())],
    [m.quotes_total(), <Price key="total" minor={version.totalMinor} currency={version.currency} />],
  ];
  const freight = <Freight key="freight" version={version} />;
  if (version.freightMinor > 0 || isFreightIncluded(version)) facts.splice(1, 0, [m.quotes_freight(), freight]);
  if (place) facts.push([m.quotes_binding_place(), <Destination key="place" place={place} />]);
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-lg bg-sand-50 p-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sand-600 text-sm">{name}</dt>
          <dd className="wrap-break-word font-bold text-gulf-900">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Freight({ version }: Pick<FrozenTermsProps, "version">) {
  if (isFreightIncluded(version)) return m.documents_freight_included();
  return <Price minor={version.freightMinor} currency={version.currency} />;
}

function Destination({ place: { country, city, address } }: { place: NonNullable<Thread["deliveryPlace"]> }) {
  return (
    <>
      {country && countryName(country)}
      {country && city && " · "}
      {city && <Place name={city} />}
      {address && <OwnParagraph text={address} className="whitespace-pre-line font-normal" />}
    </>
  );
}
