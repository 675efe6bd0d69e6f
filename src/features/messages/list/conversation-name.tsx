import { m } from "#i18n/paraglide/messages.js";
import { Named } from "#src/ui/text/named.tsx";
import type { ConversationRow } from "../live/conversation.ts";

/** With whom one converses: a company by its name in the page's language or marked with another, people as they call themselves. */
export function ConversationName({ other: { name, nameLocale } }: Pick<ConversationRow, "other">) {
  if (name === "") return m.messages_someone();
  return <Named name={nameLocale ? { [nameLocale]: name } : name} />;
}
