import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { MAIL_STOP } from "#worker/platform/mail-stops.ts";
import { callsOf, MOST_CALLS, onlyReads } from "../api-rules.ts";
import { BEACONS } from "../beacons.ts";
import type { AppBindings } from "../bindings.ts";
import { keptPageOf } from "../warm/warm-pages.ts";
import { calls, keptPages, pictures } from "./open-places.ts";
import type { Claim, Place } from "./places.ts";
import { refuse } from "./refuse.ts";

/**
 * Whoever watches the site sees the database through a crowd; without its robots.txt a search engine leaves the whole site
 * alone; mail programmes ask once to end mails; and a browser hears of a service worker that must go.
 */
const ALWAYS_ANSWERED = ["/api/health", "/api/ready", "/api/trpc/admin.health", "/robots.txt", MAIL_STOP, "/sw.js"];

/** Reads of a batch cost a quarter of a page's drawing (docs/load.md); an office opens its screens by batches of ten. */
const READS_OF_A_PLACE = 4;

/** Where lists have dozens of them; a name says nothing of who may see it (public-pictures.ts). */
const PUBLIC_PICTURE = /^\/files\/(?:avatars|logos|products)\//;

/**
 * Refuses at once what is too much to be answered in time (security 28), instead of letting everybody wait: a place is held
 * until the answer is ready, so sockets once open, streams and what runs behind an answer hold none. Nor does a body on its
 * way: once it is there, {@link placesFor} are asked for.
 */
export function admission(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    if (ALWAYS_ANSWERED.includes(c.req.path)) return next();
    const place = takePlace(c);
    if (!place) return refuse(c);
    c.set("place", place);
    // Whoever wants a hash waits in a queue of its own (hash-turns.ts), and hinders nobody meanwhile.
    c.get("context").place = place;
    return holding(c, place.leave, next);
  };
}

function takePlace(c: HonoContext<AppBindings>): Place | null {
  if (PUBLIC_PICTURE.test(c.req.path)) return pictures.take({ address: null, size: 1, isWrite: false, spare: 0 });
  const claim = claimOf(c);
  return (keptPageOf(c) ? keptPages : calls).take(c.req.raw.body ? { ...claim, size: 0 } : claim);
}

/** Takes the places of a request whose body has come. @returns false where none is left by now */
export function placesFor(c: HonoContext<AppBindings>): boolean {
  return c.get("place")?.resize(claimOf(c).size) ?? true;
}

/** Draws a page that was not kept. @returns null where no place is left among what is called and drawn */
export async function drawInPlace<Page>(c: HonoContext<AppBindings>, draw: () => Promise<Page>): Promise<Page | null> {
  const place = calls.take(claimOf(c));
  return place ? holding(c, place.leave, draw) : null;
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
  const isWrite = !onlyReads(c.req) && !(path in BEACONS);
  const called = Math.min(callsOf(path), MOST_CALLS);
  return {
    // In development all come from one address, as with the flood limit.
    address: settings.isDevelopment ? null : clientAddress,
    size: isWrite ? called : Math.ceil(called / READS_OF_A_PLACE),
    isWrite,
    spare: settings.sparePlaces,
  };
}
