import type { ReactNode } from "react";
import { fallbackOrder } from "#domain/kernel/locale.ts";
import { formatCountry, formatDate } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import { PaperSheet } from "#src/ui/paper-sheet.tsx";
import { type PaperLanguage, type PaperWords, Said, type Tongue, tongueOf } from "#src/ui/paper-tongue.tsx";
import { PaperLines } from "./paper-lines.tsx";
import type { Thread, Version } from "./thread.ts";

interface QuotePaperProps {
  thread: Thread;
  version: Version;
  language: PaperLanguage;
  verifyAddress: string;
}

/** The terms that stand, as they are printed: numbered, with both parties, every term and the code to verify it. */
export function QuotePaper({ thread, version, language, verifyAddress }: QuotePaperProps) {
  const tongue = tongueOf(language);
  const { reference, verifyCode } = thread.quote;
  return (
    <PaperSheet
      tongue={tongue}
      title={m.papers_title_quote}
      facts={[
        [
          m.papers_number,
          <Ltr key="number" className="font-bold">
            {reference}
          </Ltr>,
        ],
        [m.quotes_paper_version, <Ltr key="version">{version.version}</Ltr>],
        [m.papers_date, formatDate(version.createdAt, tongue.main)],
        [m.quotes_valid_until, <b key="until">{formatDate(version.validUntil, tongue.main)}</b>],
        [m.quotes_for_request, <Ltr key="request">{thread.request.reference}</Ltr>],
      ]}
      number={reference}
      code={verifyCode}
      verifyAddress={verifyAddress}
    >
      <Parties thread={thread} tongue={tongue} />
      <PaperLines version={version} tongue={tongue} />
      <Terms version={version} tongue={tongue} />
    </PaperSheet>
  );
}

function Parties({ thread: { quote, supplierTrn, buyer }, tongue }: { thread: Thread; tongue: Tongue }) {
  const { supplier } = quote;
  const name = fallbackOrder(tongue.main).flatMap((known) => supplier.names[known] || [])[0] ?? "";
  return (
    <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      <section className="grid content-start">
        <h3 className="font-bold text-gulf-900">
          <Said tongue={tongue} words={m.papers_seller} />
        </h3>
        <Written className="justify-self-start font-bold">{name}</Written>
        <span>
          {supplier.city && (
            <>
              <Written>{supplier.city}</Written>
              {" · "}
            </>
          )}
          {supplier.country && <bdi>{formatCountry(supplier.country, tongue.main)}</bdi>}
        </span>
        <span>
          <Said tongue={tongue} words={m.papers_trn} />: {supplierTrn ? <Ltr>{supplierTrn}</Ltr> : "—"}
        </span>
      </section>
      {buyer && (
        <section className="grid content-start">
          <h3 className="font-bold text-gulf-900">
            <Said tongue={tongue} words={m.papers_buyer} />
          </h3>
          <Written className="justify-self-start font-bold">{buyer.companyName}</Written>
          <Written className="justify-self-start">{buyer.contactName}</Written>
          <Ltr className="justify-self-start">{buyer.phone}</Ltr>
        </section>
      )}
    </div>
  );
}

function Terms({ version, tongue }: { version: Version; tongue: Tongue }) {
  const { incoterm, place, paymentTerms, leadTimeDaysMin, leadTimeDaysMax, notes } = version;
  const days = leadTimeDaysMin === leadTimeDaysMax ? leadTimeDaysMax : `${leadTimeDaysMin}–${leadTimeDaysMax}`;
  const terms: [PaperWords, ReactNode][] = [
    [
      m.papers_incoterm,
      <bdi key="incoterm" dir="ltr">
        <b>{incoterm}</b> <Written>{place}</Written> (Incoterms® 2020)
      </bdi>,
    ],
    [m.papers_lead_time, <Ltr key="days">{days}</Ltr>],
    [m.papers_payment_terms, <Written key="payment">{paymentTerms}</Written>],
  ];
  if (notes) terms.push([m.papers_notes, <Written key="notes">{notes}</Written>]);
  return (
    <section className="break-inside-avoid">
      <h3 className="font-bold text-gulf-900">
        <Said tongue={tongue} words={m.papers_terms} />
      </h3>
      <dl className="grid gap-1">
        {terms.map(([words, value]) => (
          <div key={words({}, { locale: "en" })} className="flex flex-wrap gap-x-2">
            <dt className="text-sand-700">
              <Said tongue={tongue} words={words} />:
            </dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
