import type { ReactNode } from "react";
import { isFreightToCome } from "#domain/orders/freight.ts";
import { documentNumber, type OrderDocumentName } from "#domain/orders/order-reference.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { DocumentLanguage } from "#src/ui/document/document-language.ts";
import { DocumentLines } from "#src/ui/document/document-lines.tsx";
import { DocumentSheet } from "#src/ui/document/document-sheet.tsx";
import { sumsOf } from "#src/ui/document/document-sums.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { type DocumentWords, documentLocaleOf, SaidDate } from "#src/ui/text/in-language.tsx";
import type { DocumentOrder } from "./document-order.ts";
import { DocumentParties } from "./document-parties.tsx";
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
