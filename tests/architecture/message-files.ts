import { readdirSync, readFileSync } from "node:fs";
import { LOCALES, type Locale } from "../../domain/kernel/locale.ts";

interface PluralMessage {
  declarations: string[];
  selectors: string[];
  match: Record<string, string>;
}
export type Message = string | [PluralMessage];
export type Messages = Record<string, Message>;

const FOLDER = "i18n/messages";

/** Domains that have messages. */
export const MESSAGE_DOMAINS = readdirSync(FOLDER).sort();

/** The messages of a domain in one language, as they are written. */
export function messagesOf(domain: string, locale: Locale): Messages {
  const { $schema: _, ...messages } = JSON.parse(readFileSync(`${FOLDER}/${domain}/${locale}.json`, "utf8"));
  return messages;
}

/** Every text of a message: one, or one per plural form. */
function textsOf(message: Message): string[] {
  return typeof message === "string" ? [message] : message.flatMap(({ match }) => Object.values(match));
}

/** Names in braces, each once, in alphabetical order. */
export function placeholdersOf(message: Message): string[] {
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/(?<!\\)\{(\w+)\}/g)].map(([, name]) => name ?? ""),
  );
  return [...new Set(names)].sort();
}

/** All messages of a language with their keys. */
export function allMessages(locale: Locale): { key: string; message: Message }[] {
  return MESSAGE_DOMAINS.flatMap((domain) =>
    Object.entries(messagesOf(domain, locale)).map(([key, message]) => ({ key, message })),
  );
}

/** All texts of a language with their keys. */
export function allTexts(locale: Locale): { key: string; text: string }[] {
  return allMessages(locale).flatMap(({ key, message }) => textsOf(message).map((text) => ({ key, text })));
}

export { LOCALES };
