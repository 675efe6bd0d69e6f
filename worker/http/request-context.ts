import type { MiddlewareHandler } from "hono";
import type { Viewer } from "#domain/identity/access.ts";
import { openDatabase } from "#drizzle/client.ts";
import type { Context } from "#worker/platform/context.ts";
import { noteCall, type RequestTrace } from "#worker/platform/request-trace.ts";
import { publishToBells } from "#worker/platform/rooms.ts";
import { sessionTokenOf, viewerOf } from "#worker/platform/sessions.ts";
import { settingsOf } from "#worker/platform/settings.ts";
import { noteTrip } from "./admission/open-places.ts";
import { onlyReads } from "./api-rules.ts";
import type { AppBindings } from "./bindings.ts";
import { limitedAddress } from "./client-address.ts";
import { guestLinkOfPage } from "./guest-link.ts";

/**
 * Makes the context of a request: a database client of its own, the public origin, an id for the logs. Whatever answers,
 * a session that was renewed, opened or ended on the way hands its cookie over, and what was made for somebody is kept
 * nowhere (security 3, 20).
 */
export function requestContext(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    const settings = settingsOf(c.env);
    const trace = c.get("trace");
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    const base = {
      db: openDatabase({
        url: settings.databaseUrl,
        authToken: settings.databaseToken,
        readWithinMs: onlyReads(c.req) ? settings.readWithinMs : undefined,
        onNotices: (userIds) => publishToBells({ env: c.env, waitUntil }, userIds),
        onCall: (ms, isAnswered) => {
          noteCall(trace, ms);
          if (isAnswered) noteTrip(ms, settings.leastPlaces);
        },
      }),
      settings,
      env: c.env,
      origin: settings.publicOrigin || new URL(c.req.url).origin,
      clientAddress: limitedAddress(c.req.header("cf-connecting-ip") ?? "local"),
      userAgent: c.req.header("user-agent") ?? "",
      requestId: c.get("requestId"),
      trace,
      answerHeaders: new Headers(),
      now: () => Date.now(),
      waitUntil,
    };
    const token = sessionTokenOf(c.req.header("cookie"));
    trace.hasSession = token !== null;
    trace.hasGuestKey = guestLinkOfPage(new URL(c.req.url), c.req.header("cookie") ?? null) !== null;
    const caller = askOnce(base, token);
    c.set("context", { ...base, viewer: caller.viewer });
    await next();
    if (c.res.status === 101) return;
    for (const cookie of base.answerHeaders.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
    if (caller.wasAsked()) c.header("Cache-Control", "no-store");
  };
}

/** Ten procedures of one request ask once. */
function askOnce(base: Omit<Context, "viewer"> & { trace: RequestTrace }, token: string | null) {
  let asked: Promise<Viewer | null> | undefined;
  return {
    viewer: () => {
      asked ??= viewerOf(base, token).then((viewer) => {
        base.trace.viewer = viewer;
        return viewer;
      });
      return asked;
    },
    /** Somebody with a session's cookie may have got an answer of their own. */
    wasAsked: () => token !== null && asked !== undefined,
  };
}
