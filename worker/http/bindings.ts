import type { Context } from "#worker/platform/context.ts";
import type { RequestTrace } from "#worker/platform/request-trace.ts";
import type { Place } from "./admission/places.ts";

/** What Hono carries through a request. */
export interface AppBindings {
  Bindings: Env;
  Variables: {
    requestId: string;
    trace: RequestTrace;
    /** Missing where the settings are. */
    context: Context;
    /** How a cache met the request, where one was asked. */
    cache?: string;
    /** What it holds; missing where it needs none. */
    place?: Place;
    /** It was refused, since enough was under way. */
    isFull?: true;
  };
}
