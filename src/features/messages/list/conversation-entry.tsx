import { Link, useMatch } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { listTime } from "../bubble/chat-times.ts";
import { lastWords } from "../bubble/message-words.ts";
import type { ConversationRow } from "../live/conversation.ts";
import { useTypedIn } from "../live/draft-changes.ts";
import { ConversationName } from "./conversation-name.tsx";

/** Who it is, what was said last and when, and how much of it is unread. */
export function ConversationEntry({ row }: { row: ConversationRow }) {
  const { id, other, last, unread } = row;
  const isOpen = useMatch({ from: "/messages/$id", shouldThrow: false, select: ({ params }) => params.id }) === id;
  const name = other.name || m.messages_someone();
  return (
    <Link
      to="/messages/$id"
      params={{ id }}
      className="flex min-h-18 items-center gap-3 px-4 py-3 hover:bg-gulf-50"
      activeProps={{ className: "bg-gulf-50 border-brass-500 border-s-3" }}
    >
      <Avatar name={name} path={other.avatarPath} size="medium" />
      <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-2">
          <span className={`truncate text-gulf-900 ${unread > 0 ? "font-bold" : ""}`}>
            <ConversationName other={other} />
          </span>
          {last && (
            <time dateTime={dateTimeOf(last.at)} className="shrink-0 text-sand-600 text-xs">
              {listTime(last.at, Date.now(), currentLocale())}
            </time>
          )}
        </span>
        <span className="flex items-center justify-between gap-2">
          <EntryLine row={row} isOpen={isOpen} />
          {unread > 0 && (
            <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-gulf-800 px-1.5 font-bold text-white text-xs">
              <span aria-hidden>{unread > 99 ? "99+" : unread}</span>
              <span className="sr-only">{m.messages_unread(counted(unread))}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

/** What is typed and not sent goes before what was said last; in the open conversation it stands in the field. */
function EntryLine({ row: { id, last, unread }, isOpen }: { row: ConversationRow; isOpen: boolean }) {
  const typed = useTypedIn(id);
  if (typed !== "" && !isOpen) {
    return (
      <span className="truncate text-gulf-950 text-sm">
        <span className="font-bold text-clay-700">{m.messages_draft()}</span> <Written>{typed}</Written>
      </span>
    );
  }
  return (
    <span className={`truncate text-sm ${unread > 0 ? "text-gulf-950" : "text-sand-600"}`}>
      {last && <Written>{lastWords(last)}</Written>}
    </span>
  );
}
