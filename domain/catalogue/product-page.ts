import type { Country } from "#domain/kernel/countries.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import type { EmployeeCount } from "#domain/kernel/employee-count.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { BusinessType } from "#domain/suppliers/supplier-facts.ts";
import type { CategorySlug, SubcategorySlug } from "./categories.ts";
import type { ProductCard } from "./product-card.ts";
import type { Certification, Unit } from "./product-facts.ts";

interface ProductDetails {
  id: string;
  number: number;
  sku: string;
  slug: string;
  category: CategorySlug;
  subcategory: SubcategorySlug;
  name: string;
  description: string;
  specs: [label: string, value: string][];
  /** Language of the three texts above; not the reader's where no translation exists (fallback ar → en → fr). */
  textLocale: Locale;
  origin: Country;
  /** Minor units for one unit at the minimum order; null is "on request". */
  priceMinor: number | null;
  currency: Currency;
  unit: Unit;
  moq: number;
  /** It is ordered in steps of so many units. */
  orderMultiple: number;
  leadTimeDaysMin: number | null;
  leadTimeDaysMax: number | null;
  hsCode: string | null;
  publishedAt: number | null;
  updatedAt: number;
}

/** The supplier beside a product. */
interface ProductSupplier {
  id: string;
  slug: string;
  name: string;
  city: string;
  specialization: string;
  specializationLocale: Locale;
  /** The language that the name stands in. */
  textLocale: Locale;
  /** ISO 3166-1 alpha-2. */
  country: string;
  businessType: BusinessType;
  logoPath: string | null;
  isVerified: boolean;
  /** Somebody runs the company on this site, and can be written to. */
  isReachable: boolean;
  /** Somebody owns the company: nothing may be sent to one without. */
  takesRequests: boolean;
  ratingAverage: number | null;
  ratingCount: number;
  /** Its usual time to an answer in whole hours; null where too few are known. */
  answerHours: number | null;
  productsCount: number;
  ordersCount: number;
  yearEstablished: number | null;
  employeeCount: EmployeeCount | null;
  certifications: string[];
}

/** Everything of a product's page. */
export interface ProductPage {
  product: ProductDetails;
  /** `alt`: what is seen, in the reader's language; empty where the supplier does not say. */
  images: { path: string; width: number; height: number; alt: string }[];
  /** From `minQuantity` units on, a unit costs `priceMinor`; ascending. */
  tiers: { minQuantity: number; priceMinor: number }[];
  certifications: Certification[];
  supplier: ProductSupplier;
  /** Others of the same sub-category. */
  related: ProductCard[];
}
