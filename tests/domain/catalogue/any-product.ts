import fc from "fast-check";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import type { OwnProduct } from "#domain/catalogue/own-row.ts";
import { CERTIFICATION_CODES, UNITS } from "#domain/catalogue/product-facts.ts";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { cleanText } from "#domain/kernel/text.ts";

/** Without what no workbook keeps: what is no character, and the sign that stands for one that could not be read. */
const text = (most: number) =>
  fc.string({ unit: "binary", maxLength: most }).map((raw) =>
    settled(raw.replace(/[\p{Noncharacter_Code_Point}\uFFFD]/gu, ""))
      .slice(0, most)
      .trim(),
  );
const marked = fc
  .string({ unit: fc.constantFrom(..."\\|= '=+-@0a7ب–\n\t\""), maxLength: 30 })
  .map((raw) => settled(raw));
const written = fc.oneof(text(60), marked);
/** A text that a product keeps as it is. */
export const anyLabel = written.filter((value) => value !== "" && settled(value) === value);

/** As the platform stores it: cleaning may take several steps to come to rest. */
function settled(raw: string): string {
  const clean = cleanText(raw);
  return clean === raw ? clean : settled(clean);
}

const localized = fc.record({
  name: written.filter((value) => settled(value) === value),
  description: written.filter((value) => settled(value) === value),
  specs: fc.array(fc.tuple(anyLabel, anyLabel), { maxLength: 4 }),
});

/** Any product that its form would take. */
export const anyProduct = fc
  .record({
    category: fc.constantFrom(...CATEGORY_SLUGS),
    place: fc.nat(3),
    origin: fc.constantFrom(...COUNTRIES),
    unit: fc.constantFrom(...UNITS),
    currency: fc.constantFrom(...CURRENCIES),
    moq: fc.integer({ min: 1, max: 1_000_000 }),
    price: fc.option(fc.integer({ min: 100, max: 1_000_000_000 })),
    steps: fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 6 }),
    leadTime: fc.oneof(
      fc.constant({ min: null, max: null }),
      fc
        .tuple(fc.nat(730), fc.nat(730))
        .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
    ),
    hsCode: fc.option(fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 6, maxLength: 13 })),
    certificates: fc.uniqueArray(
      fc.record({
        code: fc.constantFrom(...CERTIFICATION_CODES),
        validUntil: fc.option(
          fc.oneof(
            fc.integer({ min: 1, max: 4_000_000_000_000 }),
            fc.integer({ min: 20_000, max: 30_000 }).map((day) => day * 86_400_000 - 4 * 3_600_000 - 1),
          ),
        ),
      }),
      { selector: ({ code }) => code, maxLength: 5 },
    ),
    texts: fc.record({ ar: localized, en: localized, fr: localized }),
  })
  .map(
    ({ place, price, steps, ...others }): OwnProduct => ({
      ...others,
      subcategory: CATEGORIES[others.category][place] ?? CATEGORIES[others.category][0],
      priceMinor: price,
      tiers:
        price === null
          ? []
          : steps.map((_, at) => ({
              minQuantity: others.moq + steps.slice(0, at + 1).reduce((sum, one) => sum + one, 0),
              priceMinor: price - at - 1,
            })),
    }),
  );
