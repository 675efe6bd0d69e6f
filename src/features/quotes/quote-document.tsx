import type { ReactNode } from "react";
import { readablePhone } from "#domain/kernel/phone-parts.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { DocumentLanguage } from "#src/ui/document/document-language.ts";
import { type DocumentLine, DocumentLines } from "#src/ui/document/document-lines.tsx";
import { DocumentSheet } from "#src/ui/document/document-sheet.tsx";
import { sumsOf } from "#src/ui/document/document-sums.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import {
  AgreedDelivery,
  Colon,
  type DocumentWords,
  documentLocaleOf,
  type InLanguage,
  Said,
  SaidDate,
  SaidName,
  SaidSeat,
  SaidTerms,
  TaxNumber,
} from "#src/ui/text/in-language.tsx";
import type { Thread, Version, VersionLine } from "./thread.ts";

interface QuoteDocumentProps {
  thread: Thread;
  version: Version;
  language: DocumentLanguage;
  verifyAddress: string;
}

/** The terms that stand, as they are printed: numbered, with both parties, every term and the code to verify it. */
export function QuoteDocument({ thread, version, language, verifyAddress }: QuoteDocumentProps) {
  const documentLocale = documentLocaleOf(language);
  const { reference, verifyCode } = thread.quote;
  return (
    <DocumentSheet
      documentLocale={documentLocale}
      title={m.documents_title_quote}
      facts={[
        [
          m.documents_number,
          <Ltr key="number" className="font-bold">
            {reference}
          </Ltr>,
        ],
        [m.quotes_document_version, <Ltr key="version">{version.version}</Ltr>],
        [m.documents_date, <SaidDate key="date" documentLocale={documentLocale} time={version.createdAt} />],
        [
          m.quotes_valid_until,
          <b key="until">
            <SaidDate documentLocale={documentLocale} time={version.validUntil} />
          </b>,
        ],
        [m.quotes_for_request, <Ltr key="request">{thread.request.reference}</Ltr>],
      ]}
      number={reference}
      code={verifyCode}
      verifyAddress={verifyAddress}
    >
      <Parties thread={thread} documentLocale={documentLocale} />
      <DocumentLines
        documentLocale={documentLocale}
        currency={version.currency}
        lines={version.lines.map(documentLineOf)}
        isNumbered
        sums={sumsOf(version, false)}
        totalMinor={version.totalMinor}
      />
      <Terms version={version} documentLocale={documentLocale} />
    </DocumentSheet>
  );
}

function documentLineOf(line: VersionLine): DocumentLine {
  return {
    ...line,
    number: line.offer === 1 ? `${line.line}` : `${line.line}.${line.offer}`,
    remarks: [
      ...(line.offer > 1 ? [m.quotes_line_alternative] : []),
      ...(line.isSubstitute ? [m.quotes_line_substitute] : []),
    ],
  };
}

function Parties({
  thread: { quote, supplierTrn, buyer },
  documentLocale,
}: {
  thread: Thread;
  documentLocale: InLanguage;
}) {
  const { supplier } = quote;
  const { country } = supplier;
  return (
    <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      <section className="grid content-start">
        <h3 className="font-bold text-gulf-900">
          <Said documentLocale={documentLocale} words={m.documents_seller} />
        </h3>
        <SaidName documentLocale={documentLocale} names={supplier.names} />
        <SaidSeat documentLocale={documentLocale} city={supplier.city} country={country} />
        <TaxNumber documentLocale={documentLocale} number={supplierTrn} country={country} />
      </section>
      {buyer && (
        <section className="grid content-start">
          <h3 className="font-bold text-gulf-900">
            <Said documentLocale={documentLocale} words={m.documents_buyer} />
          </h3>
          <Written className="justify-self-start font-bold">{buyer.companyName}</Written>
          <Written className="justify-self-start">{buyer.contactName}</Written>
          <Ltr className="justify-self-start">{readablePhone(buyer.phone)}</Ltr>
        </section>
      )}
    </div>
  );
}

function Terms({ version, documentLocale }: { version: Version; documentLocale: InLanguage }) {
  const { incoterm, place, paymentTerms, leadTimeDaysMin, leadTimeDaysMax, notes, side } = version;
  const days = leadTimeDaysMin === leadTimeDaysMax ? leadTimeDaysMax : `${leadTimeDaysMin}–${leadTimeDaysMax}`;
  const terms: [DocumentWords, ReactNode][] = [
    [
      m.documents_incoterm,
      <AgreedDelivery key="incoterm" documentLocale={documentLocale} incoterm={incoterm} place={place} />,
    ],
    [m.documents_lead_time, <Ltr key="days">{days}</Ltr>],
    [m.documents_payment_terms, <SaidTerms key="payment" documentLocale={documentLocale} text={paymentTerms} />],
  ];
  const notesOf = side === "buyer" ? m.documents_notes_buyer : m.documents_notes_supplier;
  if (notes) terms.push([notesOf, <Written key="notes">{notes}</Written>]);
  return (
    <section className="break-inside-avoid">
      <h3 className="font-bold text-gulf-900">
        <Said documentLocale={documentLocale} words={m.documents_terms} />
      </h3>
      <dl className="grid gap-1">
        {terms.map(([words, value]) => (
          <div key={words({}, { locale: "en" })} className="flex flex-wrap gap-x-2">
            <dt className="text-sand-700">
              <Said documentLocale={documentLocale} words={words} />
              <Colon documentLocale={documentLocale} />
            </dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
