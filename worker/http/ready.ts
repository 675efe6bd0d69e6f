import type { Context as HonoContext } from "hono";
import { isByRules, selectRules } from "#worker/catalogue/search/index-rules.ts";
import { describeFault } from "#worker/platform/errors.ts";
import type { AppBindings } from "./bindings.ts";

/**
 * `GET /api/ready`: 200 when the database answers, else 503, after what a read waits at most (READ_WITHIN_MS) and at once
 * while it keeps silent (drizzle/read-breaker.ts). Why, the log alone says. `searchIndex` is "stale" where searches read
 * the index by other rules than it was written by, until it is written again (docs/runbook.md). `/api/health` tells that
 * the Worker itself runs.
 */
export async function ready(c: HonoContext<AppBindings>): Promise<Response> {
  const { db, requestId } = c.get("context");
  try {
    const rules = await selectRules(db);
    return c.json({ ok: true, searchIndex: isByRules(rules) ? "current" : "stale" });
  } catch (error) {
    console.error(JSON.stringify({ at: "ready", requestId, error: describeFault(error) }));
    return c.json({ ok: false }, 503);
  }
}
