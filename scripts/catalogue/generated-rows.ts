import type { CsvColumn } from "#domain/catalogue/import-row.ts";
import { GULF_COUNTRIES } from "#domain/kernel/countries.ts";
import { PRODUCT_LINES, type ProductLine } from "./product-lines.ts";
import { Random } from "./random.ts";
import { readTerms, type Term, type TermKind } from "./terms.ts";
import { brandOf, QUALITIES, SENTENCES, SIZES, type Words } from "./wording.ts";

export type CsvRow = Record<CsvColumn, string>;

interface Ingredients {
  random: Random;
  term: Term;
  line: ProductLine;
  place: Term;
  label: Term;
}

const PLACES = { ar: 0, en: 1, fr: 2 } as const;
type Language = keyof typeof PLACES;

/**
 * Makes a catalogue's CSV rows: the same rows for the same seed. Every term of the terms file that names goods comes
 * back about every `rows / 145` rows, in ever other lines, qualities, sizes and brands.
 * @param suppliers slugs to spread the products over
 */
export function* generatedRows(
  rows: number,
  seed: number,
  suppliers: readonly [string, ...string[]],
): Generator<CsvRow> {
  const terms = readTerms();
  const goods = terms.filter((term) => PRODUCT_LINES.some((line) => line.kind === term.kind));
  const random = new Random(seed);
  for (let number = 0; number < rows; number += 1) {
    const term = goods[number % goods.length];
    if (!term) return;
    const ingredients = {
      random,
      term,
      line: lineFor(term.kind, random),
      place: pickOf(terms, "origin", random),
      label: pickOf(terms, "label", random),
    };
    yield csvRow(number, ingredients, random.pick(suppliers));
  }
}

function csvRow(number: number, ingredients: Ingredients, supplier: string): CsvRow {
  const { random, line } = ingredients;
  const sentences = [SENTENCES[0], random.pick(SENTENCES), random.pick(SENTENCES)];
  const [from, to] = line.price;
  return {
    sku: `GEN-${String(number + 1).padStart(6, "0")}`,
    supplier_slug: supplier,
    category: line.category,
    subcategory: line.subcategory,
    ...namesOf(ingredients),
    description_ar: descriptionIn(sentences, "ar", ingredients),
    description_en: descriptionIn(sentences, "en", ingredients),
    description_fr: descriptionIn(sentences, "fr", ingredients),
    price: (from + random.next() * (to - from)).toFixed(2),
    currency: random.pick(["AED", "AED", "SAR", "USD"]),
    min_order: String(line.moq * random.pick([1, 1, 2, 5, 10])),
    unit: line.unit,
    lead_time_days: random.pick(["7-14", "15-20", "20-30", "45-60"]),
    origin: random.pick(GULF_COUNTRIES),
    certifications: [...new Set([random.pick(line.certifications), random.pick(line.certifications)])].join("|"),
    specifications: `Grade=${random.pick(["A", "B", "Extra"])}|Lot=${random.between(1, 12)}`,
  };
}

function namesOf({ random, term, line }: Ingredients) {
  const quality = random.pick(QUALITIES);
  const size = random.pick(SIZES);
  const brand = brandOf(random.between(0, 1727));
  const named = (language: Language) => line[language].replace("{t}", term[language]);
  return {
    name_ar: `${named("ar")} ${quality[0]} ${brand.arabic} ${size[0]}`,
    name_en: `${capital(named("en"))}, ${quality[1]}, ${brand.latin} ${size[1]}`,
    name_fr: `${capital(named("fr"))} ${quality[2]}, ${brand.latin} ${size[2]}`,
  };
}

function descriptionIn(sentences: Words[], language: Language, { term, place, label }: Ingredients): string {
  const texts = sentences.map((words) =>
    words[PLACES[language]]
      .replace("{t}", capital(term[language]))
      .replace("{o}", place[language])
      .replace("{l}", label[language]),
  );
  return [...new Set(texts)].join(" ");
}

function lineFor(kind: TermKind, random: Random): ProductLine {
  const lines = PRODUCT_LINES.filter((line) => line.kind === kind);
  let left = random.next() * lines.reduce((sum, line) => sum + line.share, 0);
  for (const line of lines) {
    left -= line.share;
    if (left < 0) return line;
  }
  throw new Error(`No product line for ${kind}`);
}

function pickOf(terms: Term[], kind: TermKind, random: Random): Term {
  const [first, ...others] = terms.filter((term) => term.kind === kind);
  if (!first) throw new Error(`No ${kind} among the terms`);
  return random.pick([first, ...others]);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
