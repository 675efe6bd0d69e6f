/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { createApp } from "#worker/app.ts";
import { edgeCache } from "#worker/platform/pages/edge-cache.ts";
// The Worker loads them with its first page; here no test waits for that.
import "#src/entry-server.tsx";
import "#worker/router.ts";
import INDEX from "../../../index.html?raw";
import { requestsOfOneAddress } from "./site.ts";

const app = createApp({ keeps: true });

/** A page as a visitor gets it. */
export interface GotPage {
  status: number;
  html: string;
  headers: Headers;
  /** It came out of the cache. */
  isKept: boolean;
  /** Database calls before the answer, and behind it. */
  calls: number;
  callsBehind: number;
  draws: number;
}

/** The whole Worker, pages too, at an address of its own: what it keeps, no other test sees. */
export function pageSiteOver(databaseUrl: string, vars: Record<string, string> = {}) {
  const origin = `https://${crypto.randomUUID()}.mawrid.test`;
  let draws = 0;
  // While developing, as here, the template is asked for with each drawing.
  const template = async () => {
    draws += 1;
    return new Response(INDEX);
  };
  const bindings = { ...env, ASSETS: { fetch: template }, TURSO_DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: origin };
  let lost: Record<string, string> = {};
  const put = vi.spyOn(edgeCache(), "put");
  const match = vi.spyOn(edgeCache(), "match");
  const calls = vi.spyOn(globalThis, "fetch");
  const count = () => calls.mock.calls.filter(([request]) => request instanceof Request && isCall(request)).length;
  const isCall = ({ url }: Request) => url.startsWith(databaseUrl);

  const asked = requestsOfOneAddress();

  async function send(path: string, init: RequestInit = {}) {
    const context = createExecutionContext();
    const [drawn, called] = [draws, count()];
    const answer = await app.fetch(asked(`${origin}${path}`, init), { ...bindings, ...vars, ...lost }, context);
    const html = await answer.text();
    const before = count() - called;
    await waitOnExecutionContext(context);
    const { status, headers } = answer;
    const isKept = headers.get("X-Page") === "kept";
    return {
      status,
      html,
      headers,
      isKept,
      calls: before,
      callsBehind: count() - called - before,
      draws: draws - drawn,
    };
  }

  return {
    origin,
    send,
    get: (path: string, cookie?: string): Promise<GotPage> => send(path, cookie ? { headers: { Cookie: cookie } } : {}),
    /** From now on nothing answers where the database was. */
    loseDatabase: () => {
      lost = { TURSO_DATABASE_URL: "http://127.0.0.1:9/" };
    },
    /** Addresses of pages that were asked of the cache, and of those that were put there, since the last look. */
    takeTouched: () => {
      const pages = (list: unknown[][]) => list.map(([key]) => String(key)).filter((key) => key.includes("/pages/"));
      const touched = { asked: pages(match.mock.calls), put: pages(put.mock.calls) };
      match.mockClear();
      put.mockClear();
      return touched;
    },
  };
}

/** A product with a price, and its company. @param place among all of them, from 0 */
export async function soldProduct(db: Database, place = 0) {
  const [found] = await db
    .select({
      id: products.id,
      path: sql<string>`'/products/' || ${products.category} || '/' || ${products.slug}`,
      version: products.version,
      moq: products.moq,
      currency: products.currency,
      company: suppliers.id,
      companyVersion: suppliers.version,
      companyPath: sql<string>`'/suppliers/' || ${suppliers.slug}`,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.status, "published"), eq(suppliers.status, "approved"), isNotNull(products.priceMinor)))
    .orderBy(products.number)
    .limit(1)
    .offset(place);
  return found ?? expect.fail("no product");
}
