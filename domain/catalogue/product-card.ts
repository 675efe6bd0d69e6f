import type { Country } from "#domain/kernel/countries.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { CategorySlug, SubcategorySlug } from "./categories.ts";
import type { Certification, Unit } from "./product-facts.ts";

/** A product as lists show it: search, category pages, a supplier's page, related products. */
export interface ProductCard {
  number: number;
  id: string;
  slug: string;
  category: CategorySlug;
  subcategory: SubcategorySlug;
  name: string;
  /** Language of `name` and `summary`; not the reader's where no translation exists (fallback ar → en → fr). */
  nameLocale: Locale;
  /** The beginning of the description. */
  summary: string;
  /** A path of this site; null for a product without pictures. */
  imagePath: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  origin: Country;
  certifications: Certification[];
  /** Minor units for one unit at the minimum order; null is "on request". */
  priceMinor: number | null;
  /** Minor units of the cheapest quantity price; null without quantity prices. */
  tierPriceMinor: number | null;
  currency: Currency;
  unit: Unit;
  moq: number;
  /** It is ordered in steps of so many units. */
  orderMultiple: number;
  leadTimeDaysMin: number | null;
  leadTimeDaysMax: number | null;
  supplier: {
    slug: string;
    name: string;
    verified: boolean;
    /** ISO 3166-1 alpha-2. */
    country: string;
    /** Somebody owns the company: nothing may be sent to one without. */
    takesRequests: boolean;
  };
}
