import type { ReactNode } from "react";
import { readablePhone } from "#domain/kernel/phone-parts.ts";
import { isFreightToCome } from "#domain/orders/freight.ts";
import { documentNumber, type OrderDocumentName } from "#domain/orders/order-reference.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { DocumentLanguage } from "#src/ui/document/document-language.ts";
import { DocumentLines } from "#src/ui/document/document-lines.tsx";
import { DocumentSheet } from "#src/ui/document/document-sheet.tsx";
import { sumsOf } from "#src/ui/document/document-sums.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import {
  type DocumentWords,
  documentLocaleOf,
  type InLanguage,
  Said,
  SaidDate,
  SaidName,
  SaidSeat,
  TaxNumber,
} from "#src/ui/text/in-language.tsx";
import type { DocumentOrder } from "./document-order.ts";
import { DocumentTerms } from "./document-terms.tsx";
import { DOCUMENT_TITLES } from "./document-titles.ts";

interface OrderDocumentSheetProps {
  page: DocumentOrder;
  document: OrderDocumentName;
  language: DocumentLanguage;
  verifyAddress: string;
}

/** A document of an order. */
export function OrderDocumentSheet({ page, document, language, verifyAddress }: OrderDocumentSheetProps) {
  const documentLocale = documentLocaleOf(language);
  const { order } = page;
  const number = documentNumber(order.reference, document);
  const facts: [DocumentWords, ReactNode][] = [
    [m.documents_number, <Reference key="number">{number}</Reference>],
    [m.documents_date, <SaidDate key="date" documentLocale={documentLocale} time={order.createdAt} />],
  ];
  if (document !== "order") facts.push([m.documents_title_order, <Ltr key="order">{order.reference}</Ltr>]);
  if (order.quoteReference) facts.push([m.documents_quote, <Ltr key="quote">{order.quoteReference}</Ltr>]);
  return (
    <DocumentSheet
      documentLocale={documentLocale}
      title={DOCUMENT_TITLES[document]}
      facts={facts}
      number={number}
      code={order.verifyCode}
      verifyAddress={verifyAddress}
    >
      <DocumentParties page={page} documentLocale={documentLocale} />
      <DocumentLines
        documentLocale={documentLocale}
        currency={order.currency}
        lines={page.lines.map((line) => ({ ...line, number: String(line.position) }))}
        sums={sumsOf(
          { ...order, isFreightToCome: isFreightToCome(order), vatMinor: order.isVatOpen ? null : order.vatMinor },
          true,
        )}
        totalMinor={order.totalMinor}
      />
      <DocumentTerms page={page} documentLocale={documentLocale} />
    </DocumentSheet>
  );
}

function Reference({ children }: { children: string }) {
  return <Ltr className="font-bold">{children}</Ltr>;
}

interface DocumentPartiesProps {
  page: DocumentOrder;
  documentLocale: InLanguage;
}

/** Who sells and who buys, each with its tax number. */
function DocumentParties({ page: { buyer, supplier }, documentLocale }: DocumentPartiesProps) {
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
