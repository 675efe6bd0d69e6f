import { useRouter } from "@tanstack/react-router";
import { Link2 } from "lucide-react";
import type { MouseEvent } from "react";
import { labelOf } from "#src/lib/label-of.ts";
import { Written } from "#src/ui/bdi.tsx";
import { CONTEXT_WORDS, contextName } from "./message-words.ts";
import type { StoredMessage } from "./talk.ts";

/** What the following messages are about; leads to it. */
export function ContextCard({ context }: { context: NonNullable<StoredMessage["context"]> }) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ href: context.path });
  };
  return (
    <a
      href={context.path}
      onClick={open}
      className="flex min-h-11 max-w-full items-center gap-3 justify-self-center rounded-xl border border-brass-300 bg-brass-50 px-4 py-2 text-gulf-900 text-sm hover:border-brass-500"
    >
      <Link2 aria-hidden size={18} className="shrink-0 text-brass-700" />
      <span className="grid min-w-0">
        <span className="text-brass-700 text-xs">{labelOf(CONTEXT_WORDS, context.kind)}</span>
        <Written className="truncate font-bold">{contextName(context)}</Written>
      </span>
    </a>
  );
}
