import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { seenProductSchema } from "#domain/analytics/seen-product.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { countView } from "#worker/analytics/count-view.ts";
import { describeFault } from "#worker/platform/errors.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";

export const VIEW_BEACON = "/api/product-views";

const MAX_BODY_BYTES = 2048;

/** An address and a search: two kilobytes at most. */
export function beaconBodies(): MiddlewareHandler<AppBindings> {
  return bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => errorAnswer(c, new AppError("TOO_LARGE")) });
}

/** `POST /api/product-views`: the beacon of a product's page. Nobody waits for the counting, which may fail quietly. */
export async function takeProductView(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  const seen = seenProductSchema.safeParse(await c.req.json().catch(() => null));
  if (!seen.success) return errorAnswer(c, new AppError("BAD_INPUT"));
  context.waitUntil(
    countView(context, seen.data).catch((error) => {
      console.warn(JSON.stringify({ at: "views", requestId: context.requestId, error: describeFault(error) }));
    }),
  );
  return c.body(null, 204);
}
