import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";
import { StarBullet } from "#src/ui/star-bullet.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";

const SHIPMENT = [
  [m.content_logistics_document_invoice, m.content_logistics_document_invoice_text],
  [m.content_logistics_document_packing, m.content_logistics_document_packing_text],
  [m.content_logistics_document_origin, m.content_logistics_document_origin_text],
  [m.content_logistics_document_lading, m.content_logistics_document_lading_text],
  [m.content_logistics_document_halal, m.content_logistics_document_halal_text],
  [m.content_logistics_document_health, m.content_logistics_document_health_text],
  [m.content_logistics_document_safety, m.content_logistics_document_safety_text],
] as const;

/** Schemes go by their proper names in every language. */
const CONFORMITY = [
  ["ECAS", m.content_logistics_document_ecas_text],
  ["SASO / SABER", m.content_logistics_document_saber_text],
  ["G-Mark (GSO)", m.content_logistics_document_gmark_text],
  ["PVoC / SONCAP", m.content_logistics_document_pvoc_text],
] as const;

/** Shipping documents and conformity schemes (spec §2: documents and compliance). */
export function ShippingDocuments() {
  return (
    <Section id="papers" title={m.content_logistics_documents_title()} intro={m.content_logistics_documents_intro()}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <DocumentList title={m.content_logistics_documents_shipment()}>
          {SHIPMENT.map(([name, text]) => (
            <TradeDocument key={name()} name={name()} text={text()} />
          ))}
        </DocumentList>
        <DocumentList title={m.content_logistics_documents_conformity()}>
          {CONFORMITY.map(([name, text]) => (
            <TradeDocument key={name} name={<Ltr>{name}</Ltr>} text={text()} />
          ))}
        </DocumentList>
      </div>
    </Section>
  );
}

function DocumentList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-4 text-gulf-900 text-xl">{title}</h3>
      <ul className="grid gap-4">{children}</ul>
    </div>
  );
}

function TradeDocument({ name, text }: { name: ReactNode; text: string }) {
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
