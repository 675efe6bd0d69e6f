import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { chipClass } from "#src/ui/list/chip.tsx";
import { Container, Section } from "#src/ui/section.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { ContactBand } from "../contact-band.tsx";
import { PlatformHero } from "../platform-hero.tsx";
import { Coverage } from "./coverage.tsx";
import { ShippingDocuments } from "./documents.tsx";
import { FreightModes } from "./freight-modes.tsx";
import { TransitList } from "./transit-list.tsx";
import { Warehouses } from "./warehouses.tsx";

const CHAPTERS = [
  ["modes", m.content_logistics_modes_title],
  ["transit", m.content_logistics_transit_title],
  ["warehouses", m.content_logistics_warehouses_title],
  ["coverage", m.content_logistics_coverage_title],
  ["papers", m.content_logistics_documents_title],
  ["incoterms", m.content_logistics_incoterms_title],
] as const;

/** Links to the sections of this long page. */
function OnThisPage() {
  return (
    <nav
      aria-label={m.content_logistics_on_this_page()}
      className="border-sand-200 border-b bg-sand-50 py-4 print:hidden"
    >
      <Container>
        <ul className="flex flex-wrap gap-2">
          {CHAPTERS.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className={chipClass(false)}>
                {title()}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

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
function Incoterms() {
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

/** How goods travel, where they wait, and what documents they need (spec §2). */
export function LogisticsPage() {
  return (
    <>
      <PlatformHero
        name={m.content_logistics_title()}
        title={m.content_logistics_hero_title()}
        intro={m.content_logistics_hero_intro()}
        picture="/pictures/pallet-drums.svg"
      >
        <Button asChild variant="onDark">
          <Link to="/contact">{m.content_contact_action()}</Link>
        </Button>
      </PlatformHero>
      <OnThisPage />
      <FreightModes />
      <TransitList />
      <Warehouses />
      <Coverage />
      <ShippingDocuments />
      <Incoterms />
      <ContactBand title={m.content_logistics_contact_title()} text={m.content_logistics_contact_text()} />
    </>
  );
}

/** Head of the page about freight and documents. */
export function logisticsHead(site: SiteFacts) {
  return pageHead(site, {
    title: m.content_logistics_title(),
    description: m.content_logistics_meta(),
    path: "/logistics",
  });
}
