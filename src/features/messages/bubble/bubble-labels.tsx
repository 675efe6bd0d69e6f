import { m } from "#i18n/paraglide/messages.js";
import { phraseWords } from "../composer/phrase-words.ts";
import type { StoredMessage } from "../live/conversation.ts";
import { type Piece, webAddresses } from "./web-addresses.ts";

type Said = Pick<StoredMessage, "kind" | "content" | "phrase"> & { files: readonly unknown[] };

/** What a message says: a phrase in the reader's language, else what was typed, in its own direction. */
export function BubbleWords({ content, phrase, files }: Said) {
  if (phrase) return <p className="wrap-anywhere leading-relaxed">{phraseWords(phrase) ?? m.messages_other_kind()}</p>;
  if (content === "" && files.length > 0) return null;
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap leading-relaxed">
      {content ? webAddresses(content).map(drawn) : m.messages_other_kind()}
    </p>
  );
}

/** An address reads from the left wherever it stands; the other side is told nothing of where its reader came from. */
function drawn({ text, href }: Piece, place: number) {
  if (!href) return text;
  return (
    <bdi key={place} dir="ltr">
      <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline underline-offset-4">
        {text}
      </a>
    </bdi>
  );
}
