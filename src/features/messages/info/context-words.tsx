import { Link, type LinkProps } from "@tanstack/react-router";
import { Written } from "#src/ui/text/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { CONTEXT_WORDS, contextName } from "../bubble/message-words.ts";
import type { StoredMessage } from "../live/conversation.ts";

interface ContextWordsProps {
  context: NonNullable<StoredMessage["context"]>;
  /** Where its reader finds it; null where there is no page for them. */
  path: string | null;
}

/** What the following messages are about, in a line. */
export function ContextWords({ context, path }: ContextWordsProps) {
  const name = <Written className="wrap-anywhere">{contextName(context)}</Written>;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sand-700 text-sm">
      {labelOf(CONTEXT_WORDS, context.kind)}
      {path === null ? (
        name
      ) : (
        // A whole path, where the type knows patterns.
        <Link to={path as LinkProps["to"]} className={TEXT_LINK}>
          {name}
        </Link>
      )}
    </p>
  );
}
