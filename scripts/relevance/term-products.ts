import { eq } from "drizzle-orm";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { Random } from "../catalogue/random.ts";
import { readTerms, type Term } from "../catalogue/terms.ts";
import { brandOf, QUALITIES, SIZES } from "../catalogue/wording.ts";

const FIRST_NUMBER = 1001;
const SEED = 13;
const GOODS: ReadonlySet<Term["kind"]> = new Set(["ingredient", "beauty"]);

/** The terms that name goods, not what is printed on them, where they come from or what they are packed in. */
export function goodsTerms(): Term[] {
  return readTerms().filter(({ kind }) => GOODS.has(kind));
}

/** Puts a product of each term behind the demo catalogue, since that has few of them: the term, a quality, a brand, a size. */
export async function addTermProducts(db: Database, now: number): Promise<void> {
  const [pattern] = await db.select().from(products).where(eq(products.number, 1));
  if (!pattern) throw new Error("The demo catalogue is empty");
  const terms = goodsTerms();
  const random = new Random(SEED);
  const numbers = terms.map((_, at) => FIRST_NUMBER + at);
  await db.batch([
    db.insert(products).values(
      terms.map(({ kind }, at) => ({
        ...pattern,
        ...(kind === "beauty"
          ? ({ category: "consumer-goods", subcategory: "personal-care" } as const)
          : ({ category: "food-products", subcategory: "canned-food" } as const)),
        number: FIRST_NUMBER + at,
        id: `prd_term_${at}`,
        slug: slugOf(at),
        sku: `TERM-${at}`,
        publishedAt: now,
      })),
    ),
    db.insert(productTranslations).values(terms.flatMap((term, at) => textsOf(term, random, FIRST_NUMBER + at))),
  ]);
  await reindexProducts(db, numbers);
}

/** The slug of the product of a term, by its place among {@link goodsTerms}. */
export function slugOf(at: number): string {
  return `term-${at}`;
}

function textsOf(term: Term, random: Random, productNumber: number) {
  const [quality, size, brand] = [random.pick(QUALITIES), random.pick(SIZES), brandOf(random.between(0, 1727))];
  return LOCALES.map((locale, at) => ({
    productNumber,
    locale,
    name: `${term[locale]} ${quality[at]}, ${locale === "ar" ? brand.arabic : brand.latin} ${size[at]}`,
    description: "",
    specs: [] as [string, string][],
  }));
}
