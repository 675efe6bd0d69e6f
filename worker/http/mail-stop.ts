import type { Context as HonoContext } from "hono";
import { toAppError } from "#worker/platform/errors.ts";
import { stopMails } from "#worker/platform/mail-stops.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";

/** `POST /mails/stop?of=…`: what a mail programme sends when its reader wants no more mails of this kind (RFC 8058). */
export async function mailStop(c: HonoContext<AppBindings>): Promise<Response> {
  c.header("Cache-Control", "no-store");
  try {
    await stopMails(c.get("context"), c.req.query("of") ?? "");
    return c.body(null, 204);
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}

/** `GET /mails/stop`: opened as a page it changes nothing, and leads to where one chooses. */
export function mailChoices(c: HonoContext<AppBindings>): Response {
  return c.redirect("/settings/notifications");
}
