import type { Context as HonoContext } from "hono";
import { toAppError } from "#worker/platform/errors.ts";
import { takeMailEvent } from "#worker/platform/returned-mails.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";

/** Where the mail service tells of mails that came back (docs/runbook.md, Mails that arrive). */
export const MAIL_EVENTS = "/mails/events";

/** `POST /mails/events`: what is refused or fails is told again by the service later. */
export async function mailEvent(c: HonoContext<AppBindings>): Promise<Response> {
  c.header("Cache-Control", "no-store");
  try {
    await takeMailEvent(c.get("context"), await c.req.text(), c.req.raw.headers);
    return c.body(null, 204);
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}
