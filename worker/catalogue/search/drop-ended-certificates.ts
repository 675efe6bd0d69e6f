import { sql } from "drizzle-orm";
import { CERTIFICATION_CODES } from "#domain/catalogue/product-facts.ts";
import { certificationMask, FACET_BITS } from "#domain/catalogue/search/facet-code.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Context } from "#worker/platform/context.ts";
import { reindexProducts } from "./index-products.ts";

/** Products that one tick writes again; the next takes the rest. */
const MOST_AT_ONCE = 100;
/** A clock that stood still for longer is made up for by `npm run search:reindex`. */
const LOOK_BACK_MS = 30 * DAY_MS;

/** The bit of each certificate in a product's facets. */
const BITS = Object.fromEntries(
  CERTIFICATION_CODES.map((code) => [
    code,
    (certificationMask([code]) - certificationMask([])) * 2 ** FACET_BITS.certifications.shift,
  ]),
);

/**
 * Takes certificates that have ended out of the search index, so that no filter and no count goes by them any more.
 * @returns how many products it wrote again
 */
export async function dropEndedCertificates({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  const ended = await db.all<{ number: number }>(sql`
    SELECT DISTINCT c.product_number AS number FROM product_certifications c
      CROSS JOIN search_docs d ON d.number = c.product_number
    WHERE c.valid_until > ${now() - LOOK_BACK_MS} AND c.valid_until <= ${now()}
      AND d.facets & (${JSON.stringify(BITS)} ->> c.certification)
    LIMIT ${MOST_AT_ONCE}`);
  if (ended.length === 0) return 0;
  await reindexProducts(
    db,
    ended.map(({ number }) => number),
    now(),
  );
  return ended.length;
}
