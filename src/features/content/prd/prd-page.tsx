import type { ReactNode } from "react";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Container } from "#src/ui/section.tsx";
import { PRD_HEAD } from "./prd-head.ts";

/** The requirements page (spec §1). It is an English document in every language of the site, so it is no message. */
const PRD = {
  ...PRD_HEAD,
  audiences: [
    ["UAE and GCC buyers", "Importers, wholesalers and retailers who look for dependable sources in the region."],
    ["International manufacturers", "Producers who look for a partner and a route into Gulf and African markets."],
    ["Local businesses", "Companies in the Emirates that buy materials, equipment and supplies for their own work."],
    ["Government procurement officers", "Officials who need documented suppliers, certificates and formal offers."],
  ],
  features: [
    ["Home", "The offer in one view: categories, benefits, figures, and the ways to ask for a quote or to register."],
    ["About", "Background, vision, mission, leadership, target markets and certifications."],
    ["Categories", "Product pages with specifications, origin, minimum order, lead time and certificates."],
    ["Partners", "Manufacturers with country, specialities, certificates and length of partnership."],
    ["Logistics", "Air, sea and local distribution, warehouses, coverage, documents and compliance."],
    ["Contact", "A message form, phone, e-mail, offices, opening hours and WhatsApp."],
    ["Content management", "Texts, claims and figures are edited without a developer."],
    ["SEO and analytics", "Pages that search engines read in Arabic, English and French, and figures on their use."],
  ],
  timeline: [
    ["Week 1", "Planning", "Scope, content, structure of the site."],
    ["Week 2", "Design", "Brand, page designs, Arabic and English type."],
    ["Weeks 3 and 4", "Development", "Pages, forms, content management, languages."],
    ["Week 5", "Testing and launch", "Devices, accessibility, speed; launch within five weeks."],
  ],
  secondPhase: [
    ["Client order dashboard", "Buyers follow their requests, quotes and orders."],
    ["E-commerce", "Cart, orders and documents for standard goods."],
    ["Supplier portal", "Suppliers manage products, prices and requests themselves."],
    ["Blog", "Market news and trade advice."],
  ],
} as const;

/** The requirements page: English and left-to-right whatever the language of the site (rulings: /prd). */
export function PrdPage() {
  return (
    <article lang="en" dir="ltr" className="text-start">
      <header className="border-sand-200 border-b bg-sand-50">
        <Container className="grid gap-3 py-8 sm:py-12">
          <p className="font-bold text-brass-700">Portfolio website</p>
          <h1 className="text-3xl text-gulf-900 sm:text-4xl">{PRD.title}</h1>
          <p className="max-w-3xl text-lg text-sand-700">{PRD.summary}</p>
        </Container>
      </header>
      <Container className="grid gap-10 py-8 sm:py-12">
        <Chapter title="Audiences">
          <Entries entries={PRD.audiences} />
        </Chapter>
        <Chapter title="Features">
          <Entries entries={PRD.features} />
        </Chapter>
        <Chapter title="Timeline">
          <Timeline />
        </Chapter>
        <Chapter title="Phase 2">
          <Entries entries={PRD.secondPhase} />
        </Chapter>
      </Container>
    </article>
  );
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-brass-400 border-b pb-1 text-2xl text-gulf-900">{title}</h2>
      {children}
    </section>
  );
}

function Entries({ entries }: { entries: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {entries.map(([name, text]) => (
        <div key={name} className="rounded-xl border border-sand-200 bg-white p-5">
          <dt className="font-bold text-gulf-800">{name}</dt>
          <dd className="text-sand-700">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Timeline() {
  return (
    <ol className="grid gap-3 md:grid-cols-4">
      {PRD.timeline.map(([weeks, stage, text]) => (
        <li key={stage} className="rounded-xl border border-sand-200 bg-white p-5">
          <p className="text-brass-700 text-sm">{weeks}</p>
          <p className="font-bold text-gulf-800 text-lg">{stage}</p>
          <p className="text-sand-700">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Head of the page of the requirements. */
export function prdHead(site: SiteFacts) {
  return pageHead(site, { title: PRD_HEAD.title, description: PRD_HEAD.summary, path: "/prd", hidden: true });
}
