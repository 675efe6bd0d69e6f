import { readFileSync } from "node:fs";
import * as z from "zod";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { readAddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import type { MatchReason } from "#domain/rfq/matching.ts";
import type { Database } from "#drizzle/client.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { seedDemoData } from "#drizzle/seed/seed.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { matchSql } from "#worker/rfq/matching/match-sql.ts";
import { writeOwners } from "../../scripts/matching/owners.ts";

/** No badge and no certificate of the demo data has run out. */
const NOW = Date.UTC(2026, 10, 23);

const schema = z.object({
  lang: z.enum(["ar", "en", "fr"]),
  category: z.enum(CATEGORY_SLUGS),
  texts: z.array(z.string().min(1)).min(1),
  sellers: z.array(z.string().startsWith("sup_")),
});

/**
 * A request as a buyer writes it, headline first, with the companies of the demo data that sell what it asks for, in
 * whatever size and from wherever; none where nobody has such goods. Written before any result was seen.
 */
export type AskedRequest = z.output<typeof schema>;

/** Reads requests that matching is measured by; nobody reads `unread` while matching is worked on. */
export function readRequests(set: "own" | "unread"): AskedRequest[] {
  const lines = readFileSync(`tests/search/requests/${set}.jsonl`, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => schema.parse(JSON.parse(line)));
}

/** Writes the demo data, each of its companies with an owner, so that all can be asked. */
export async function writeMarket(db: Database): Promise<void> {
  await seedDemoData(db, NOW, reindexProducts);
  await writeOwners(db);
}

interface Reached {
  request: AskedRequest;
  /** Companies that are asked for what they sell, not for their category alone; each with its reasons. */
  sellers: Map<string, MatchReason[]>;
}

/** Matches requests within their category and beyond it. */
export async function reachOf(db: Database, requests: readonly AskedRequest[]): Promise<Reached[]> {
  const reached: Reached[] = [];
  for (const request of requests) reached.push({ request, sellers: await sellersFor(db, request) });
  return reached;
}

async function sellersFor(db: Database, { category, texts }: AskedRequest): Promise<Reached["sellers"]> {
  const rfqId = crypto.randomUUID();
  const buyer = { companyName: "x", contactName: "x", email: "buyer@people.example", phone: "1", quantity: "1" };
  const times = { deadlineAt: NOW + 1, createdAt: NOW, updatedAt: NOW };
  await db.insert(rfqs).values({
    ...{ id: rfqId, reference: rfqId, status: "open", accessHash: rfqId, locale: "en" },
    ...buyer,
    ...times,
    category,
    description: texts[0] ?? "",
  });
  const rows = await db.all<{ supplier_id: string; reasons: string }>(
    matchSql({ rfqId, wave: 2, category, texts, added: readAddedSynonyms([]), now: NOW }),
  );
  const told = rows.map(({ supplier_id, reasons }): [string, MatchReason[]] => [supplier_id, JSON.parse(reasons)]);
  return new Map(told.filter(([, reasons]) => reasons.includes("terms") || reasons.includes("goods")));
}

/** Which share of those that are reached sells it, and which of those that sell it is reached. */
export function figuresOf(reached: readonly Reached[]) {
  const sum = (count: (one: Reached) => number) => reached.reduce((total, one) => total + count(one), 0);
  const right = sum(({ request, sellers }) => request.sellers.filter((id) => sellers.has(id)).length);
  return {
    precision: right / sum(({ sellers }) => sellers.size),
    recall: right / sum(({ request }) => request.sellers.length),
  };
}

/** Of requests whose goods nobody has, the share that reaches somebody for them. */
export function falselyReached(reached: readonly Reached[]): number {
  const lacking = reached.filter(({ request }) => request.sellers.length === 0);
  return lacking.filter(({ sellers }) => sellers.size > 0).length / lacking.length;
}
