import type { Context as HonoContext } from "hono";
import { isByRules, selectRules } from "#worker/catalogue/search/index-rules.ts";
import { describeFault } from "#worker/platform/errors.ts";
import type { AppBindings } from "./bindings.ts";

/** It is answered however full it is, so whoever asks for it without end must not reach the database each time. */
const SHARED_MS = 1000;

interface Answer {
  body: { ok: boolean; searchIndex?: "current" | "stale" };
  status: 200 | 503;
}

/** What an isolate was answered last, and when it began to ask; by database, as tests have many. */
const last = new Map<string, { askedAt: number; answer: Answer }>();

/**
 * `GET /api/ready`: 200 when the database answers, else 503, after what a read waits at most (READ_WITHIN_MS) and at once
 * while it keeps silent (drizzle/read-breaker.ts). Why, the log alone says. `searchIndex` is "stale" where searches read
 * the index by other rules than it was written by, until it is written again (docs/runbook.md). Whoever asks again within a second gets the same answer. `/api/health` tells that
 * the Worker itself runs.
 */
export async function ready(c: HonoContext<AppBindings>): Promise<Response> {
  const { settings, now } = c.get("context");
  const known = last.get(settings.databaseUrl);
  const askedAt = now();
  if (known && askedAt - known.askedAt < SHARED_MS) return c.json(known.answer.body, known.answer.status);
  // While this one asks, others get the answer before it.
  if (known) known.askedAt = askedAt;
  const answer = await ask(c);
  last.set(settings.databaseUrl, { askedAt, answer });
  return c.json(answer.body, answer.status);
}

async function ask(c: HonoContext<AppBindings>): Promise<Answer> {
  const { db, requestId } = c.get("context");
  try {
    const rules = await selectRules(db);
    return { body: { ok: true, searchIndex: isByRules(rules) ? "current" : "stale" }, status: 200 };
  } catch (error) {
    console.error(JSON.stringify({ at: "ready", requestId, error: describeFault(error) }));
    return { body: { ok: false }, status: 503 };
  }
}
