import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/bdi.tsx";
import { Section } from "#src/ui/section.tsx";
import { StarBullet } from "#src/ui/star-bullet.tsx";

const SHIPMENT = [
  [m.content_logistics_paper_invoice, m.content_logistics_paper_invoice_text],
  [m.content_logistics_paper_packing, m.content_logistics_paper_packing_text],
  [m.content_logistics_paper_origin, m.content_logistics_paper_origin_text],
  [m.content_logistics_paper_lading, m.content_logistics_paper_lading_text],
  [m.content_logistics_paper_halal, m.content_logistics_paper_halal_text],
  [m.content_logistics_paper_health, m.content_logistics_paper_health_text],
  [m.content_logistics_paper_safety, m.content_logistics_paper_safety_text],
] as const;

/** Schemes go by their proper names in every language. */
const CONFORMITY = [
  ["ECAS", m.content_logistics_paper_ecas_text],
  ["SASO / SABER", m.content_logistics_paper_saber_text],
  ["G-Mark (GSO)", m.content_logistics_paper_gmark_text],
  ["PVoC / SONCAP", m.content_logistics_paper_pvoc_text],
] as const;

/** Shipping documents and conformity schemes (spec §2: documents and compliance). */
export function Papers() {
  return (
    <Section id="papers" title={m.content_logistics_papers_title()} intro={m.content_logistics_papers_intro()}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <PaperList title={m.content_logistics_papers_shipment()}>
          {SHIPMENT.map(([name, text]) => (
            <Paper key={name()} name={name()} text={text()} />
          ))}
        </PaperList>
        <PaperList title={m.content_logistics_papers_conformity()}>
          {CONFORMITY.map(([name, text]) => (
            <Paper key={name} name={<Ltr>{name}</Ltr>} text={text()} />
          ))}
        </PaperList>
      </div>
    </Section>
  );
}

function PaperList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-4 text-gulf-900 text-xl">{title}</h3>
      <ul className="grid gap-4">{children}</ul>
    </div>
  );
}

function Paper({ name, text }: { name: ReactNode; text: string }) {
  return (
    <li className="flex gap-3">
      <span className="mt-2 shrink-0">
        <StarBullet />
      </span>
      <div>
        <p className="font-bold text-gulf-800">{name}</p>
        <p className="text-sand-700">{text}</p>
      </div>
    </li>
  );
}
