import { sql } from "drizzle-orm";
import type { Context as HonoContext } from "hono";
import { describeFault } from "#worker/platform/errors.ts";
import type { AppBindings } from "./bindings.ts";

/**
 * `GET /api/ready`: 200 when the database answers, else 503, after the 900 ms of a read at most and at once while it keeps
 * silent (drizzle/read-breaker.ts). Why, the log alone says. `/api/health` tells that the Worker itself runs.
 */
export async function ready(c: HonoContext<AppBindings>): Promise<Response> {
  const { db, requestId } = c.get("context");
  try {
    await db.run(sql`select 1`);
    return c.json({ ok: true });
  } catch (error) {
    console.error(JSON.stringify({ at: "ready", requestId, error: describeFault(error) }));
    return c.json({ ok: false }, 503);
  }
}
