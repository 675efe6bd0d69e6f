import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { callsOf, MOST_CALLS, onlyReads } from "../api-rules.ts";
import { BEACONS } from "../beacons.ts";
import type { AppBindings } from "../bindings.ts";
import { UPLOAD_PATHS } from "../uploads.ts";
import { keptPageOf } from "../warm/warm-pages.ts";
import { type Claim, Places } from "./places.ts";
import { refuse } from "./refuse.ts";

/** Whoever watches the site sees the database through a crowd; without its robots.txt a search engine leaves the whole site alone. */
const ALWAYS_ANSWERED = ["/api/health", "/api/ready", "/robots.txt"];

/** What is called, drawn or read: why so many stands in docs/load.md. */
const calls = new Places({ most: 64, keptForWrites: 16 });
/** Pages out of the cache cost little, so they neither wait for the others nor take their places. */
const keptPages = new Places({ most: 64, keptForWrites: 0 });

/**
 * Refuses at once what is too much to be answered in time (security 28), instead of letting everybody wait: a place is held
 * until the answer is ready, so sockets once open, streams and what runs behind an answer hold none.
 */
export function admission(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    if (ALWAYS_ANSWERED.includes(c.req.path)) return next();
    const leave = (keptPageOf(c) ? keptPages : calls).take(claimOf(c));
    return leave ? holding(c, leave, next) : refuse(c);
  };
}

/** Draws a page that was not kept. @returns null where no place is left among what is called and drawn */
export async function drawInPlace<Page>(c: HonoContext<AppBindings>, draw: () => Promise<Page>): Promise<Page | null> {
  const leave = calls.take(claimOf(c));
  return leave ? holding(c, leave, draw) : null;
}

/**
 * The platform drops a request whose caller left where it waits, and no `finally` of it runs; as something that is waited for
 * it goes on to its end.
 */
function holding<Result>(c: HonoContext<AppBindings>, leave: () => void, work: () => Promise<Result>): Promise<Result> {
  const done = work().finally(leave);
  c.get("context").waitUntil(done.catch(() => undefined));
  return done;
}

function claimOf(c: HonoContext<AppBindings>): Claim {
  const { settings, clientAddress } = c.get("context");
  const { path } = c.req;
  return {
    // In development all come from one address, as with the flood limit.
    address: settings.isDevelopment ? null : clientAddress,
    size: sizeOf(path),
    isWrite: !onlyReads(c.req) && !(path in BEACONS),
  };
}

/** As limits count: procedure calls, not requests (security 9). The bytes of a file are on their way for most of their time. */
function sizeOf(path: string): number {
  return UPLOAD_PATHS.includes(path) ? 0 : Math.min(callsOf(path), MOST_CALLS);
}
