import type { ReactNode } from "react";
import { notesAuthor } from "#domain/orders/notes-author.ts";
import { formatNumber } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import {
  AgreedDelivery,
  Colon,
  type DocumentWords,
  type InLanguage,
  Said,
  SaidTerms,
} from "#src/ui/text/in-language.tsx";
import type { DocumentOrder } from "./document-order.ts";

/** The terms that were agreed on; none, no heading. */
export function DocumentTerms({
  page: { order, events },
  documentLocale,
}: {
  page: DocumentOrder;
  documentLocale: InLanguage;
}) {
  const { incoterm, place, leadTimeDaysMin, leadTimeDaysMax, paymentTerms, notes } = order;
  const longest = leadTimeDaysMax ?? leadTimeDaysMin;
  const days = [leadTimeDaysMin, longest].filter((one) => one !== null);
  const range = [...new Set(days)].map((one) => formatNumber(one, documentLocale.main)).join("–");
  const terms: [DocumentWords, ReactNode][] = [];
  if (incoterm) {
    terms.push([
      m.documents_incoterm,
      <AgreedDelivery key="incoterm" documentLocale={documentLocale} incoterm={incoterm} place={place} />,
    ]);
  }
  if (longest !== null) terms.push([m.documents_lead_time, <Ltr key="range">{range}</Ltr>]);
  if (paymentTerms)
    terms.push([
      m.documents_payment_terms,
      <SaidTerms key="terms" documentLocale={documentLocale} text={paymentTerms} />,
    ]);
  const notesOf = notesAuthor(order, events) === "buyer" ? m.documents_notes_buyer : m.documents_notes_supplier;
  if (notes) terms.push([notesOf, <Written key="notes">{notes}</Written>]);
  if (terms.length === 0) return null;
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
