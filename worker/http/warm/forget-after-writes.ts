import type { MiddlewareHandler } from "hono";
import { forgetVersions } from "#worker/platform/pages/page-versions.ts";
import { onlyReads } from "../api-rules.ts";
import type { AppBindings } from "../bindings.ts";

/** Areas of the API whose writes no public page shows; all others may move one. */
const SILENT_AREAS = ["auth", "account", "notices", "waits", "messages", "cart", "saved"];

/**
 * Whatever wrote, the pages of this data centre show it at once: the versions that it knew are forgotten before the answer
 * leaves. A refusal wrote nothing, nor did what was too much at once; a write without an answer may have.
 * @param silent paths whose writes no page shows
 */
export function forgetAfterWrites(silent: readonly string[]): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    await next();
    const context = c.get("context");
    const wasRefused = c.res.status >= 400 && c.res.status < 500;
    if (!context || onlyReads(c.req) || wasRefused || c.get("isFull")) return;
    if (silent.includes(c.req.path) || isSilent(c.get("trace").procedures)) return;
    await forgetVersions(context);
  };
}

function isSilent(procedures: readonly string[]): boolean {
  return procedures.length > 0 && procedures.every((name) => SILENT_AREAS.includes(name.split(".")[0] ?? ""));
}
