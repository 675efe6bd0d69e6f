import { type Client, createClient } from "@libsql/client";
import MiniSearch from "minisearch";
import { searchParamsSchema } from "#domain/catalogue/search/search-params.ts";
import type { Database } from "#drizzle/client.ts";
import { searchProducts } from "#worker/catalogue/search/search-products.ts";
import type { SearchableProduct } from "./catalogue.ts";
import type { Judgement } from "./judgements.ts";
import type { Shown } from "./measures.ts";

/** Something that answers queries over the demo catalogue. */
export interface Engine {
  name: string;
  show(query: Judgement): Promise<Shown>;
}

const PAGE = 24;

/** The site's own search, as its pages call it. */
export function ownEngine(db: Database): Engine {
  return {
    name: "mawrid",
    async show({ q, lang }) {
      const locale = lang === "mix" ? "ar" : lang;
      const { hits } = await searchProducts(db, searchParamsSchema.parse({ q }), { locale, now: Date.now() });
      return { slugs: hits.map(({ slug }) => slug), full: hits.filter(({ isNear }) => !isNear).length };
    },
  };
}

/** MiniSearch with its default settings over the same texts. */
export function miniSearchEngine(products: readonly SearchableProduct[]): Engine {
  const index = new MiniSearch({ fields: ["name", "rest"], idField: "slug" });
  index.addAll(products);
  return {
    name: "minisearch",
    show: async ({ q }) => shown(index.search(q).map(({ id }) => String(id))),
  };
}

/** SQLite's FTS5 with its own tokenizer and ranking, any of the words. */
export async function fts5Engine(products: readonly SearchableProduct[]): Promise<Engine> {
  const client = createClient({ url: ":memory:" });
  await client.execute("CREATE VIRTUAL TABLE texts USING fts5(slug UNINDEXED, name, rest)");
  await client.batch(
    products.map(({ slug, name, rest }) => ({ sql: "INSERT INTO texts VALUES (?, ?, ?)", args: [slug, name, rest] })),
    "write",
  );
  return { name: "fts5", show: async ({ q }) => shown(await ask(client, q)) };
}

async function ask(client: Client, query: string): Promise<string[]> {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const { rows } = await client.execute({
    sql: `SELECT slug FROM texts WHERE texts MATCH ? ORDER BY bm25(texts) LIMIT ${PAGE}`,
    args: [words.map((word) => `"${word}"`).join(" OR ")],
  });
  return rows.map(({ slug }) => String(slug));
}

function shown(slugs: string[]): Shown {
  const page = slugs.slice(0, PAGE);
  return { slugs: page, full: page.length };
}
