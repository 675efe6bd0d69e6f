import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { phraseWords } from "../composer/phrase-words.ts";
import type { ConversationRow, StoredMessage } from "../live/conversation.ts";

type Last = NonNullable<ConversationRow["last"]>;
type Context = NonNullable<StoredMessage["context"]>;

/** What was said last, in a line. */
export function lastWords(last: Last): string {
  const words = wordsOf(last);
  return last.mine ? m.messages_by_me({ words: isolated(words) }) : words;
}

function wordsOf({ kind, content, files, context, phrase }: Last): string {
  if (kind === "context") return context ? contextName(context) : m.messages_about();
  if (kind === "voice") return m.messages_voice();
  if (phrase) return phraseWords(phrase) ?? m.messages_other_kind();
  if (content !== "") return content;
  return files > 0 ? m.messages_file() : m.messages_other_kind();
}

/** What a conversation is about: its name in the reader's language, or the reference that all share. */
export function contextName({ reference, names }: Context): string {
  const locale = currentLocale();
  return reference ?? names?.[locale] ?? names?.ar ?? names?.en ?? names?.fr ?? "";
}

/** What kind of thing it is. */
export const CONTEXT_WORDS: Record<Context["kind"], () => string> = {
  product: m.messages_context_product,
  supplier: m.messages_context_supplier,
  rfq: m.messages_context_rfq,
  quote: m.messages_context_quote,
  order: m.messages_context_order,
};
