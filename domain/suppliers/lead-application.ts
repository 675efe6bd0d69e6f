import type { BusinessType } from "./supplier-facts.ts";

/** What the home page's registration of a supplier tells of a company (domain/content/supplier-lead.ts). */
export interface RegisteredLead {
  companyName: string;
  businessType?: unknown;
  businessLicense?: unknown;
  website?: unknown;
  companyDescription?: unknown;
  country?: unknown;
  city?: unknown;
  yearEstablished?: unknown;
  employeeCount?: unknown;
  productsServices?: unknown;
}

/** An application (apply.ts) as far as a lead knows it; what it doesn't is empty. */
export interface BegunApplication {
  companyName: string;
  businessType: BusinessType | "";
  description: string;
  licenseNumber: string;
  website: string;
  /** In words, as a lead has it, and the city perhaps with its country: only screens know the names of countries. */
  country: string;
  city: string;
  yearEstablished: string;
  employeeCount: string;
}

/** By the types that the lead's form offers. */
const TYPES: Readonly<Record<string, BusinessType>> = {
  manufacturer: "manufacturing",
  supplier: "distribution",
  wholesaler: "distribution",
  distributor: "distribution",
  exporter: "import_export",
  importer: "import_export",
};

/** The limits of apply.ts: a lead's texts may be longer, and nothing is refused that somebody did not type there. */
const MAX_COMPANY = 160;
const MAX_LICENCE = 64;

/** Begins a company's application with what its lead says. A name or a licence that would be cut is left to be typed. */
export function applicationOf(lead: RegisteredLead): BegunApplication {
  return {
    companyName: within(MAX_COMPANY, lead.companyName),
    businessType: typeOf(lead.businessType),
    description: wordsOf(lead.companyDescription) || wordsOf(lead.productsServices),
    licenseNumber: within(MAX_LICENCE, lead.businessLicense),
    website: wordsOf(lead.website),
    country: wordsOf(lead.country),
    city: wordsOf(lead.city),
    yearEstablished:
      typeof lead.yearEstablished === "number" ? String(lead.yearEstablished) : wordsOf(lead.yearEstablished),
    employeeCount: wordsOf(lead.employeeCount),
  };
}

function typeOf(given: unknown): BusinessType | "" {
  const known = Object.entries(TYPES).find(([type]) => type === given);
  return known ? known[1] : "";
}

function within(limit: number, given: unknown): string {
  const words = wordsOf(given);
  return words.length <= limit ? words : "";
}

function wordsOf(given: unknown): string {
  return typeof given === "string" ? given.trim() : "";
}
