import type { ReactNode } from "react";
import { directionOf, fallbackOrder, type Locale } from "#domain/kernel/locale.ts";
import { formatCountry, formatDate } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import { Label, PAPER_LOCALES } from "./paper-language.tsx";
import { PaperLines } from "./paper-lines.tsx";
import type { PaperLanguage } from "./quote-search.ts";
import type { Thread, Version } from "./thread.ts";

export interface PaperProps {
  thread: Thread;
  version: Version;
  language: PaperLanguage;
}

/** The terms that stand, as they are printed: numbered, with both parties, every term and the code to verify it. */
export function QuotePaper({ thread, version, language }: PaperProps) {
  const { quote } = thread;
  const [locale] = PAPER_LOCALES[language];
  return (
    <article
      lang={locale}
      dir={directionOf(locale)}
      className="grid min-w-0 gap-6 rounded-xl border border-sand-200 bg-white p-5 text-gulf-950 shadow-card sm:p-10 print:rounded-none print:border-0 print:p-0 print:shadow-none"
    >
      <header className="flex flex-wrap items-end justify-between gap-4 border-brass-400 border-b-4 pb-4">
        <h2 className="text-3xl text-gulf-900">
          <Label of={m.quotes_paper_heading} language={language} />
        </h2>
        <dl className="grid gap-1 text-sm">
          <Row label={<Label of={m.quotes_paper_number} language={language} />}>
            <Ltr className="font-bold">{quote.reference}</Ltr>
          </Row>
          <Row label={<Label of={m.quotes_paper_version} language={language} />}>
            <Ltr>{version.version}</Ltr>
          </Row>
          <Row label={<Label of={m.quotes_paper_date} language={language} />}>
            {formatDate(version.createdAt, locale)}
          </Row>
          <Row label={<Label of={m.quotes_valid_until} language={language} />}>
            <b>{formatDate(version.validUntil, locale)}</b>
          </Row>
        </dl>
      </header>
      <Parties thread={thread} language={language} locale={locale} />
      <PaperLines version={version} language={language} />
      <Terms version={version} language={language} />
      <footer className="grid gap-1 border-sand-300 border-t pt-4 text-sm">
        <p>
          <Label of={m.quotes_paper_verify} language={language} />{" "}
          <Ltr className="font-bold">
            {quote.reference} / {quote.verifyCode}
          </Ltr>
        </p>
        <p className="text-sand-700">
          <Label of={m.quotes_paper_note} language={language} />
        </p>
      </footer>
    </article>
  );
}

export function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="text-sand-700">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Parties({ thread, language, locale }: Omit<PaperProps, "version"> & { locale: Locale }) {
  const { supplier } = thread.quote;
  const name = fallbackOrder(locale).flatMap((known) => supplier.names[known] || [])[0] ?? "";
  return (
    <div className="grid gap-5 sm:grid-cols-2 print:grid-cols-2">
      <section className="grid content-start gap-1">
        <h3 className="font-bold text-gulf-800">
          <Label of={m.quotes_supplier} language={language} />
        </h3>
        <Written className="font-bold">{name}</Written>
        <span>
          {supplier.city && <Written>{supplier.city}</Written>}{" "}
          {supplier.country && formatCountry(supplier.country, locale)}
        </span>
        {thread.supplierTrn && (
          <span>
            <Label of={m.quotes_paper_trn} language={language} /> <Ltr>{thread.supplierTrn}</Ltr>
          </span>
        )}
      </section>
      {thread.buyer && (
        <section className="grid content-start gap-1">
          <h3 className="font-bold text-gulf-800">
            <Label of={m.quotes_buyer} language={language} />
          </h3>
          <Written className="font-bold">{thread.buyer.companyName}</Written>
          <Written>{thread.buyer.contactName}</Written>
          <span>
            <Label of={m.quotes_for_request} language={language} /> <Ltr>{thread.request.reference}</Ltr>
          </span>
        </section>
      )}
    </div>
  );
}

function Terms({ version, language }: Pick<PaperProps, "version" | "language">) {
  const { incoterm, place, paymentTerms, leadTimeDaysMin, leadTimeDaysMax, notes } = version;
  const days = leadTimeDaysMin === leadTimeDaysMax ? leadTimeDaysMax : `${leadTimeDaysMin}–${leadTimeDaysMax}`;
  return (
    <dl className="grid gap-2">
      <Row label={<Label of={m.quotes_incoterm} language={language} />}>
        <Ltr className="font-bold">{incoterm}</Ltr> <Written>{place}</Written> <Ltr>(Incoterms® 2020)</Ltr>
      </Row>
      <Row label={<Label of={m.quotes_paper_lead_days} language={language} />}>
        <Ltr>{days}</Ltr>
      </Row>
      <Row label={<Label of={m.quotes_payment_terms} language={language} />}>
        <Written>{paymentTerms}</Written>
      </Row>
      {notes && (
        <Row label={<Label of={m.quotes_notes} language={language} />}>
          <span dir="auto" className="whitespace-pre-line">
            {notes}
          </span>
        </Row>
      )}
    </dl>
  );
}
