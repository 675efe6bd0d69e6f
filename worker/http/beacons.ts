import type { Context as HonoContext } from "hono";
import type * as z from "zod";
import { searchStepSchema } from "#domain/analytics/search-steps.ts";
import { seenProductSchema } from "#domain/analytics/seen-product.ts";
import { seenTipSchema } from "#domain/content/rate-tip.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { type BrowserError, browserErrorSchema } from "#domain/kernel/browser-error.ts";
import { policyReportSchema } from "#domain/kernel/policy-report.ts";
import { countQuietly } from "#worker/analytics/count-quietly.ts";
import { countView } from "#worker/analytics/count-view.ts";
import { countStep } from "#worker/analytics/searches/count-step.ts";
import { countTipView } from "#worker/content/count-tip-view.ts";
import type { Context } from "#worker/platform/context.ts";
import { releaseOf } from "#worker/platform/release.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";
import { loggedMessage } from "./logged-path.ts";
import { logPolicyReport } from "./policy-reports.ts";
import { POLICY_REPORTS } from "./security-headers.ts";

/** An address and a search: two kilobytes at most. */
const MAX_BEACON_BYTES = 2048;
/** The whole policy and three addresses. */
const MAX_REPORT_BYTES = 16_384;

/** What pages tell, to be counted or logged by nobody's name: their paths, and who takes them. */
export const BEACONS = {
  "/api/product-views": beacon(seenProductSchema, countView),
  "/api/tip-views": beacon(seenTipSchema, countTipView),
  "/api/search-steps": beacon(searchStepSchema, countStep),
  "/api/browser-errors": beacon(browserErrorSchema, logBrowserError),
  [POLICY_REPORTS]: beacon(policyReportSchema, logPolicyReport),
};

/** How many bytes what comes to the path of a beacon may have. */
export function mostBytesOf(path: string): number {
  return path === POLICY_REPORTS ? MAX_REPORT_BYTES : MAX_BEACON_BYTES;
}

function beacon<Seen>(schema: z.ZodType<Seen>, count: (ctx: Context, seen: Seen) => Promise<void>) {
  return async (c: HonoContext<AppBindings>): Promise<Response> => {
    const context = c.get("context");
    // By its bytes: the platform takes a report's type for none of text, and complains of reading it as such.
    const bytes = await c.req.arrayBuffer();
    const seen = schema.safeParse(parsed(new TextDecoder().decode(bytes)));
    if (!seen.success) return errorAnswer(c, new AppError("BAD_INPUT"));
    countQuietly(context, count(context, seen.data));
    return c.body(null, 204);
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Writes the line of an error that a browser met. Of its message what is quoted is left out: it may be what somebody typed. */
async function logBrowserError({ env, requestId }: Context, { message, ...error }: BrowserError): Promise<void> {
  const line = { at: "browser", requestId, ...error, message: loggedMessage(message), worker: releaseOf(env) };
  console.warn(JSON.stringify(line));
}
