import type { ReactNode } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import { type PaperWords, Said, SaidTerms, type Tongue } from "#src/ui/paper-tongue.tsx";
import type { PaperOrder } from "./paper-order.ts";

/** The terms that were agreed on; none, no heading. */
export function PaperTerms({ order, tongue }: { order: PaperOrder["order"]; tongue: Tongue }) {
  const { incoterm, place, leadTimeDaysMin, leadTimeDaysMax, paymentTerms, notes } = order;
  const longest = leadTimeDaysMax ?? leadTimeDaysMin;
  const days = [leadTimeDaysMin, longest].filter((one) => one !== null);
  const range = [...new Set(days)].map((one) => formatNumber(one, tongue.main)).join("–");
  const terms: [PaperWords, ReactNode][] = [];
  if (incoterm) {
    terms.push([
      m.papers_incoterm,
      <Ltr key="incoterm">
        <b>{incoterm}</b> <Written>{place}</Written>
      </Ltr>,
    ]);
  }
  if (longest !== null) terms.push([m.papers_lead_time, <Ltr key="range">{range}</Ltr>]);
  if (paymentTerms) terms.push([m.papers_payment_terms, <SaidTerms key="terms" tongue={tongue} text={paymentTerms} />]);
  if (notes) terms.push([m.papers_notes, <Written key="notes">{notes}</Written>]);
  if (terms.length === 0) return null;
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
