import { PRD_HEAD } from "./prd-head.ts";

/** The requirements page (spec §1). It is an English document in every language of the site, so it is no message. */
export const PRD = {
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
