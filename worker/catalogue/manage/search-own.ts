import { type SQL, sql } from "drizzle-orm";
import { foldText } from "#domain/kernel/fold-text.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";

/**
 * Letters that people type for one another, as far as a supplier's own list needs it: the database folds no letters by
 * itself. The right ones are those of `foldText`.
 */
const FOLDED: Record<string, string> = {
  ا: "أإآٱ",
  ه: "ة",
  ي: "ىی",
  و: "ؤ",
  a: "àâÀÂ",
  c: "çÇ",
  e: "éèêëÉÈÊË",
  i: "îïÎÏ",
  o: "ôÔ",
  u: "ùûüÙÛÜ",
};

/** Holds for products whose code or name, in any language, has a text in it; for all where there is no text. */
export function mentions(q: string | null): SQL | undefined {
  const wanted = foldText(q ?? "").trim();
  if (wanted === "") return undefined;
  const { productNumber, name } = productTranslations;
  return sql`(instr(lower(${products.sku}), ${wanted}) > 0 or exists (select 1 from ${productTranslations}
    where ${productNumber} = ${products.number} and instr(${folded(name)}, ${wanted}) > 0))`;
}

function folded(column: typeof productTranslations.name): SQL {
  let text = sql`${column}`;
  for (const [plain, variants] of Object.entries(FOLDED)) {
    for (const letter of variants) text = sql`replace(${text}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${plain}'`)})`;
  }
  return sql`lower(${text})`;
}
