import type { Context } from "#worker/platform/context.ts";

/** What Hono carries through a request. */
export interface AppBindings {
  Bindings: Env;
  Variables: { context: Context };
}
