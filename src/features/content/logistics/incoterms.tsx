import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/bdi.tsx";
import { Section } from "#src/ui/section.tsx";

/** The terms in use on this trade, from the least to the most on the seller (ICC, Incoterms 2020). */
const INCOTERMS = [
  ["EXW", m.content_logistics_incoterm_exw],
  ["FCA", m.content_logistics_incoterm_fca],
  ["FOB", m.content_logistics_incoterm_fob],
  ["CFR", m.content_logistics_incoterm_cfr],
  ["CIF", m.content_logistics_incoterm_cif],
  ["CIP", m.content_logistics_incoterm_cip],
  ["DAP", m.content_logistics_incoterm_dap],
  ["DDP", m.content_logistics_incoterm_ddp],
] as const;

/** A short guide to the delivery terms that stand in quotes. */
export function Incoterms() {
  return (
    <Section
      id="incoterms"
      tone="sand"
      title={m.content_logistics_incoterms_title()}
      intro={m.content_logistics_incoterms_intro()}
    >
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {INCOTERMS.map(([term, text]) => (
          <div key={term} className="rounded-xl border border-sand-200 bg-white p-5">
            <dt className="font-bold text-gulf-800 text-xl">
              <Ltr>{term}</Ltr>
            </dt>
            <dd className="mt-1 text-sand-700 text-sm">{text()}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
