import { readablePhone } from "#domain/kernel/phone-parts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { type InLanguage, Said, SaidName, SaidSeat, TaxNumber } from "#src/ui/text/in-language.tsx";
import type { DocumentOrder } from "./document-order.ts";

interface DocumentPartiesProps {
  page: DocumentOrder;
  documentLocale: InLanguage;
}

/** Who sells and who buys, each with its tax number. */
export function DocumentParties({ page: { buyer, supplier }, documentLocale }: DocumentPartiesProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      <section className="grid content-start">
        <h3 className="font-bold text-gulf-900">
          <Said documentLocale={documentLocale} words={m.documents_seller} />
        </h3>
        <SaidName documentLocale={documentLocale} names={supplier.names} />
        <SaidSeat documentLocale={documentLocale} city={supplier.city} country={supplier.country} />
        <TaxNumber documentLocale={documentLocale} number={supplier.trn} country={supplier.country} />
      </section>
      <section className="grid content-start">
        <h3 className="font-bold text-gulf-900">
          <Said documentLocale={documentLocale} words={m.documents_buyer} />
        </h3>
        <Written className="justify-self-start font-bold">{buyer.companyName}</Written>
        <Written className="justify-self-start">{buyer.contactName}</Written>
        <Written className="wrap-anywhere justify-self-start whitespace-pre-line">{buyer.address}</Written>
        <SaidSeat documentLocale={documentLocale} city={buyer.city} country={buyer.country} />
        <Ltr className="justify-self-start">{readablePhone(buyer.phone)}</Ltr>
        <TaxNumber documentLocale={documentLocale} number={buyer.trn} country={buyer.country} />
      </section>
    </div>
  );
}
