import type { Locale } from "#domain/kernel/locale.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { MailData, MailText, MailWriter } from "./layout.ts";

/** Mails on chat: that something waits to be read, never what. */
export const MESSAGE_MAILS = { "messages-unread": unread } satisfies Record<string, MailWriter>;

function unread({ count = "", link = "" }: MailData, locale: Locale): MailText {
  const facts = { count: isolated(count) };
  return {
    subject: m.mails_messages_unread_subject(facts, { locale }),
    heading: m.mails_messages_unread_subject(facts, { locale }),
    paragraphs: [m.mails_messages_unread_intro({}, { locale })],
    ...(link ? { action: { label: m.mails_messages_unread_action({}, { locale }), url: link } } : {}),
    reason: "trade",
    facts: [],
  };
}
