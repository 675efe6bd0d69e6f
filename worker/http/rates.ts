import type { Context as HonoContext } from "hono";
import { readKeptRates } from "#worker/rfq/quotes/kept-rates.ts";
import type { AppBindings } from "./bindings.ts";

const HOUR = "public, max-age=3600";

/**
 * `/rates.json`: the rates of today, for whoever reads prices in a currency of their own. The same for everybody and of no
 * procedure, so that browsers keep it for an hour.
 */
export async function rates(c: HonoContext<AppBindings>): Promise<Response> {
  const kept = await readKeptRates(c.get("context"));
  c.header("Cache-Control", HOUR);
  return c.json(kept);
}
