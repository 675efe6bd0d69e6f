import { placeNamed } from "#domain/kernel/places.ts";
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
  /** In words, as a lead has it: only screens know the names of countries. */
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
const MAX_CITY = 80;

/** Begins a company's application with what its lead says. A name or a licence that would be cut is left to be typed. */
export function applicationOf(lead: RegisteredLead): BegunApplication {
  return {
    companyName: within(MAX_COMPANY, lead.companyName),
    businessType: typeOf(lead.businessType),
    description: wordsOf(lead.companyDescription) || wordsOf(lead.productsServices),
    licenseNumber: within(MAX_LICENCE, lead.businessLicense),
    website: wordsOf(lead.website),
    country: wordsOf(lead.country),
    city: cityOf(lead),
    yearEstablished:
      typeof lead.yearEstablished === "number" ? String(lead.yearEstablished) : wordsOf(lead.yearEstablished),
    employeeCount: wordsOf(lead.employeeCount),
  };
}

/** The known place of what was typed as city, before its country or alone; else of what was typed as country; else as typed. */
function cityOf({ city, country }: RegisteredLead): string {
  const typed = wordsOf(city);
  return placeNamed(typed) || within(MAX_CITY, typed) || placeNamed(wordsOf(country));
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
