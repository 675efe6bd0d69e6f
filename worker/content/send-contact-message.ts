import type { ContactMessage } from "#domain/content/contact-message.ts";
import { contactMessages } from "#drizzle/schema/content.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver, outboxRow, platformAddress } from "#worker/platform/outbox.ts";

/**
 * Stores a message to the platform, then mails it: once this returns, "sent" is true whatever the mail service does
 * (rulings: contact form).
 * @throws AppError RATE_LIMITED (3 in 10 minutes per address), KEY_REUSED
 */
export async function sendContactMessage(ctx: Context, input: ContactMessage): Promise<{ id: string }> {
  const { idempotencyKey, ...message } = input;
  const { locale, ...said } = message;
  const id = newId("msg");
  const now = ctx.now();
  const mail = outboxRow(ctx, {
    template: "contact-message",
    recipient: platformAddress(ctx.settings),
    replyTo: said.email,
    locale,
    data: { ...said, company: said.company ?? "" },
  });
  const { response, isReplay } = await guardedWrite(ctx, {
    procedure: "contact.send",
    key: idempotencyKey,
    input: message,
    response: { id },
    rows: [row(contactMessages, { id, ...message, status: "new", createdAt: now, updatedAt: now }), row(outbox, mail)],
  });
  if (!isReplay) ctx.waitUntil(deliver(ctx, mail));
  return response;
}
