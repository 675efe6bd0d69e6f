import type { Country } from "#domain/kernel/countries.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import {
  products,
  productTranslations,
  supplierChecklist,
  suppliers,
  supplierTranslations,
  users,
} from "#drizzle/schema/all.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import type { Random } from "../catalogue/random.ts";
import { brandOf, QUALITIES, SIZES } from "../catalogue/wording.ts";
import type { TradeLine, Words } from "./lines.ts";

export const MARKET_NOW = Date.UTC(2026, 10, 23);
const COMPANIES = 200;
const HOMES: readonly [Country, ...Country[]] = ["AE", "AE", "AE", "SA", "SA", "KW", "QA", "OM", "BH"];
const ABROAD: readonly [string, ...string[]] = ["KE", "TZ", "NG", "EG", "JO", "IQ"];

/** A company of the made market; what it deals in is known. */
export interface MadeCompany {
  id: string;
  country: Country;
  /** Where it delivers, by its own answer. */
  markets: string[];
  isVerified: boolean;
  lines: TradeLine[];
  goods: MadeGoods[];
}

interface MadeGoods {
  line: TradeLine;
  names: Words;
  unit: TradeLine["goods"][number]["unit"];
  moq: number;
}

/** Companies that each deal in one to three lines, and sell some or all of the goods of each. */
export function makeCompanies(random: Random, lines: readonly [TradeLine, ...TradeLine[]]): MadeCompany[] {
  return Array.from({ length: COMPANIES }, (_, place) => {
    // Every line is somebody's; the others come by chance.
    const own = new Set([lines[place % lines.length] ?? lines[0]]);
    for (let more = random.between(0, 2); more > 0; more -= 1) own.add(random.pick(lines));
    return {
      id: `sup_made_${place + 1}`,
      country: random.pick(HOMES),
      markets: random.next() < 0.5 ? [random.pick(ABROAD), random.pick(HOMES)] : [],
      isVerified: random.next() < 0.5,
      lines: [...own],
      goods: [...own].flatMap((line) => goodsOf(random, line)),
    };
  });
}

function goodsOf(random: Random, line: TradeLine): MadeGoods[] {
  const chosen = line.goods.filter(() => random.next() < 0.7);
  return (chosen.length > 0 ? chosen : line.goods).map(({ names, unit }) => {
    const [quality, size, brand] = [random.pick(QUALITIES), random.pick(SIZES), brandOf(random.between(0, 1727))];
    return {
      line,
      names: {
        ar: `${names.ar} ${quality[0]} ${brand.arabic} ${size[0]}`,
        en: `${names.en}, ${quality[1]}, ${brand.latin} ${size[1]}`,
        fr: `${names.fr} ${quality[2]}, ${brand.latin} ${size[2]}`,
      },
      unit,
      moq: random.pick([10, 50, 100, 500]),
    };
  });
}

/** Writes the companies with owners, markets and published, indexed products. */
export async function writeCompanies(db: Database, companies: readonly MadeCompany[]): Promise<void> {
  const times = { createdAt: 1, updatedAt: 1 };
  const goods = companies.flatMap(({ id, goods: own }) => own.map((one) => ({ supplierId: id, ...one })));
  const owners = companies.map(({ id }) => ({
    ...{ id: `usr_${id}`, email: `${id}@people.example`, emailVerifiedAt: 1, passwordHash: "x", name: "x" },
    ...{ userType: "supplier" as const, locale: "en" as const, notices: {}, ...times },
  }));
  const rows = companies.map(({ id, country, isVerified }) => ({
    ...{ id, slug: id, ownerId: `usr_${id}`, status: "approved" as const, businessType: "manufacturing" as const },
    ...{ country, city: "-", verifiedAt: isVerified ? 1 : null, ...times },
  }));
  const texts = companies.flatMap(({ id }) =>
    LOCALES.map((locale) => ({ supplierId: id, locale, name: id, city: "-", specialization: "-", description: "-" })),
  );
  const markets = companies.map(({ id, markets: countries }) => ({
    ...{
      supplierId: id,
      item: "markets" as const,
      state: "accepted" as const,
      answer: { item: "markets" as const, countries },
      updatedAt: 1,
    },
  }));
  const names = goods.flatMap(({ names: all }, place) =>
    LOCALES.map((locale) => ({
      ...{ productNumber: place + 1, locale, name: all[locale], description: "" },
      specs: [] as [string, string][],
    })),
  );
  await db.batch([
    db.insert(users).values(owners),
    db.insert(suppliers).values(rows),
    db.insert(supplierTranslations).values(texts),
    db.insert(supplierChecklist).values(markets),
    ...pieces(goods.map(productRow)).map((some) => db.insert(products).values(some)),
    ...pieces(names).map((some) => db.insert(productTranslations).values(some)),
  ]);
  for (const numbers of pieces(goods.map((_, place) => place + 1))) await reindexProducts(db, numbers);
}

function productRow({ supplierId, line, unit, moq }: MadeGoods & { supplierId: string }, place: number) {
  return {
    ...{ number: place + 1, id: `prd_made_${place + 1}`, sku: `M-${place + 1}`, slug: `made-${place + 1}` },
    ...{ supplierId, category: line.category, subcategory: line.subcategory, status: "published" as const },
    ...{ origin: "AE" as const, priceMinor: 1000, currency: "AED" as const, unit, moq },
    ...{ publishedAt: 1, createdAt: 1, updatedAt: 1 },
  };
}

/** SQLite takes 32,766 parameters a statement. */
function pieces<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / 500) }, (_, at) => rows.slice(at * 500, (at + 1) * 500));
}
