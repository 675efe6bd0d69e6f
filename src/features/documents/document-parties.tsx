import { readablePhone } from "#domain/kernel/phone-parts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Colon, type InLanguage, Said, SaidName, SaidPlace } from "#src/ui/text/in-language.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { taxNumberWords } from "#src/vocabulary/tax-number-words.ts";
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
        <span>
          {supplier.city && (
            <>
              <SaidPlace documentLocale={documentLocale} name={supplier.city} />
              {" · "}
            </>
          )}
          <Said documentLocale={documentLocale} words={(_, { locale }) => countryName(supplier.country, locale)} />
        </span>
        <Trn trn={supplier.trn} country={supplier.country} documentLocale={documentLocale} />
      </section>
      <section className="grid content-start">
        <h3 className="font-bold text-gulf-900">
          <Said documentLocale={documentLocale} words={m.documents_buyer} />
        </h3>
        <Written className="justify-self-start font-bold">{buyer.companyName}</Written>
        <Written className="justify-self-start">{buyer.contactName}</Written>
        <Written className="wrap-anywhere justify-self-start whitespace-pre-line">{buyer.address}</Written>
        <span>
          <SaidPlace documentLocale={documentLocale} name={buyer.city} />
          {" · "}
          <Said documentLocale={documentLocale} words={(_, { locale }) => countryName(buyer.country, locale)} />
        </span>
        <Ltr className="justify-self-start">{readablePhone(buyer.phone)}</Ltr>
        <Trn trn={buyer.trn} country={buyer.country} documentLocale={documentLocale} />
      </section>
    </div>
  );
}

function Trn({
  trn,
  country,
  documentLocale,
}: {
  trn: string | null;
  country: string | null;
  documentLocale: InLanguage;
}) {
  return (
    <span>
      <Said documentLocale={documentLocale} words={taxNumberWords(country)} />
      <Colon documentLocale={documentLocale} />
      {trn ? <Ltr>{trn}</Ltr> : "—"}
    </span>
  );
}
