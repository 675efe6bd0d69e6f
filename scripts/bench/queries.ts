import type { SearchParams } from "#domain/catalogue/search/search-params.ts";
import type { Locale } from "#domain/kernel/locale.ts";

/** How a query has to be answered: the classes of the report. */
type QueryClass = "word" | "phrase" | "prefix" | "language" | "arabizi" | "typo" | "filtered" | "browse" | "selective";

export interface BenchQuery {
  kind: QueryClass;
  locale: Locale;
  params: Partial<SearchParams>;
}

const texts = (kind: QueryClass, locale: Locale, ...queries: string[]): BenchQuery[] =>
  queries.map((q) => ({ kind, locale, params: { q } }));

const filtered = (locale: Locale, params: Partial<SearchParams>): BenchQuery => ({ kind: "filtered", locale, params });
const browse = (locale: Locale, params: Partial<SearchParams>): BenchQuery => ({ kind: "browse", locale, params });

/** What buyers type, a third of it in Arabic: the same mix at every size. */
const MIX: BenchQuery[] = [
  ...texts("word", "ar", "تمر", "صابون", "سمسم", "طحينة", "ثوم", "فراولة", "عطور"),
  ...texts("word", "en", "coriander", "sesame", "olive", "soaps", "watermelon"),
  ...texts("word", "fr", "savon", "cannelle", "persil", "épinard"),
  ...texts("phrase", "ar", "ماء الورد", "معجون أسنان", "بصل أحمر", "شاي أخضر فاخر"),
  ...texts("phrase", "en", "green tea 500 g", "hair masks", "organic sunflower seed", "canned sweet potato"),
  ...texts("phrase", "fr", "thé vert", "huiles pour le corps", "jus de banane bio"),
  ...texts("prefix", "ar", "برت", "كزب", "شامب"),
  ...texts("prefix", "en", "cori", "waterm", "cinn", "deod"),
  ...texts("prefix", "fr", "savo", "pastè"),
  // Written in one language, of goods whose texts hold the word in another spelling or only in another language.
  ...texts("language", "ar", "بصل احمر", "التمور", "الصابون", "قرفه"),
  ...texts("language", "en", "dates", "zucchini", "licorice"),
  ...texts("language", "fr", "dattes", "pasteque", "d'olive"),
  ...texts("arabizi", "en", "tumoor", "sabon", "simsim", "thoom", "bortoqal"),
  ...texts("typo", "ar", "برتقلل", "سبانج"),
  ...texts("typo", "en", "corainder", "cinamon", "watermelom", "deoderant", "strawbery", "lychea"),
  ...texts("typo", "fr", "épinrad", "fromboise"),
  filtered("ar", { q: "تمر", category: "food-products" }),
  filtered("ar", { q: "صابون", origin: ["AE", "SA"], sort: "price_low" }),
  filtered("ar", { q: "عطور", verified: true, moq: ["10-49", "50-99"] }),
  filtered("en", { q: "sesame", certification: ["halal", "organic"], verified: true }),
  filtered("en", { q: "olive", price: ["10-49", "50-199"], sort: "newest" }),
  filtered("en", { q: "tea", category: "food-products", subcategory: "juices", origin: ["OM"] }),
  filtered("en", { q: "premium", sort: "price_high", page: 2 }),
  filtered("fr", { q: "savon", category: "consumer-goods", moq: ["1000-up"] }),
  filtered("fr", { q: "bio", certification: ["organic"], page: 3 }),
  browse("ar", { category: "food-products" }),
  browse("ar", { category: "consumer-goods", sort: "newest" }),
  browse("ar", {}),
  browse("en", { category: "packaging-supplies", subcategory: "bags-films", page: 2 }),
  browse("en", { category: "machinery-equipment", origin: ["AE"], verified: true }),
  browse("en", { category: "plastic-raw-materials", sort: "price_low" }),
  browse("fr", { category: "medical-health", certification: ["gmp"] }),
  browse("fr", { category: "food-products", price: ["50-199"], sort: "lead_time", page: 4 }),
];

/** The mix, classes well shuffled so that slow queries don't come in a row: a step through the list by a prime. */
export const QUERIES: readonly BenchQuery[] = MIX.map((_, place) => MIX[(place * 29) % MIX.length]).filter(
  (query) => query !== undefined,
);
