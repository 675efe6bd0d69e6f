import type { Context as HonoContext } from "hono";
import { contactEmailBodySchema } from "#domain/content/contact-message.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { localeOfRequest } from "#i18n/direction.ts";
import { sendContactMessage } from "#worker/content/send-contact-message.ts";
import { toAppError } from "#worker/platform/errors.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";

export const CONTACT_EMAIL = "/functions/v1/send-contact-email";

/**
 * `POST /functions/v1/send-contact-email` (spec §7): the public alias of `contact.send`. Only its success is checked by
 * callers. Servers may call it too, within the limits of their address (rulings: send-contact-email). It has no idempotency key, so a repeated call is a new message.
 */
export async function sendContactEmail(c: HonoContext<AppBindings>): Promise<Response> {
  try {
    const body = contactEmailBodySchema.parse(await readJson(c.req.raw));
    const locale = localeOfRequest(new URL(c.req.url), c.req.header("cookie") ?? null);
    await sendContactMessage(c.get("context"), { ...body, locale, idempotencyKey: crypto.randomUUID() });
    return c.json({ success: true });
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new AppError("BAD_INPUT", { issues: [{ path: "", code: "invalid_json" }] });
  }
}
