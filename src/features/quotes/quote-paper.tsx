import type { ReactNode } from "react";
import { readablePhone } from "#domain/kernel/phone-parts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { countryName } from "#src/lib/origin-name.ts";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import type { PaperLanguage } from "#src/ui/paper-language.ts";
import { type PaperLine, PaperLines } from "#src/ui/paper-lines.tsx";
import { PaperSheet } from "#src/ui/paper-sheet.tsx";
import { sumsOf } from "#src/ui/paper-sums.tsx";
import {
  type PaperWords,
  Said,
  SaidDate,
  SaidName,
  SaidPlace,
  SaidTerms,
  type Tongue,
  tongueOf,
} from "#src/ui/paper-tongue.tsx";
import type { Thread, Version, VersionLine } from "./thread.ts";

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
        [m.papers_date, <SaidDate key="date" tongue={tongue} time={version.createdAt} />],
        [
          m.quotes_valid_until,
          <b key="until">
            <SaidDate tongue={tongue} time={version.validUntil} />
          </b>,
        ],
        [m.quotes_for_request, <Ltr key="request">{thread.request.reference}</Ltr>],
      ]}
      number={reference}
      code={verifyCode}
      verifyAddress={verifyAddress}
    >
      <Parties thread={thread} tongue={tongue} />
      <PaperLines
        tongue={tongue}
        currency={version.currency}
        lines={version.lines.map(paperLineOf)}
        isNumbered
        sums={sumsOf(version, false)}
        totalMinor={version.totalMinor}
      />
      <Terms version={version} tongue={tongue} />
    </PaperSheet>
  );
}

function paperLineOf(line: VersionLine): PaperLine {
  return {
    ...line,
    number: line.offer === 1 ? `${line.line}` : `${line.line}.${line.offer}`,
    remarks: [
      ...(line.offer > 1 ? [m.quotes_line_alternative] : []),
      ...(line.isSubstitute ? [m.quotes_line_substitute] : []),
    ],
  };
}

function Parties({ thread: { quote, supplierTrn, buyer }, tongue }: { thread: Thread; tongue: Tongue }) {
  const { supplier } = quote;
  const { country } = supplier;
  return (
    <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      <section className="grid content-start">
        <h3 className="font-bold text-gulf-900">
          <Said tongue={tongue} words={m.papers_seller} />
        </h3>
        <SaidName tongue={tongue} names={supplier.names} />
        <span>
          {supplier.city && (
            <>
              <SaidPlace tongue={tongue} name={supplier.city} />
              {" · "}
            </>
          )}
          {country && <Said tongue={tongue} words={(_, { locale }) => countryName(country, locale)} />}
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
          <Ltr className="justify-self-start">{readablePhone(buyer.phone)}</Ltr>
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
        <b>{incoterm}</b> <SaidPlace tongue={tongue} name={place} /> (Incoterms® 2020)
      </bdi>,
    ],
    [m.papers_lead_time, <Ltr key="days">{days}</Ltr>],
    [m.papers_payment_terms, <SaidTerms key="payment" tongue={tongue} text={paymentTerms} />],
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
