import { Bell } from "lucide-react";
import { keyedName, type Shown } from "#domain/kernel/names.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatTimeAgo } from "#i18n/relative-time.ts";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { Sentence } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { PathLink } from "#src/ui/text/path-link.tsx";
import { lookOf } from "#src/vocabulary/look-of.ts";
import { KINDS } from "./notice-kinds.ts";
import { noticeSentence } from "./notice-labels.ts";
import type { NoticeItem } from "./use-reading.ts";

interface NoticeRowProps {
  notice: NoticeItem;
  /** The reader opens it. */
  onOpen: () => void;
}

/** A notice: of which kind, what happened, who said what to it, when. The whole row leads to its page. */
export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const { kind, template, data, path, readAt, createdAt } = notice;
  const { Icon } = lookOf<NoticeItem["kind"], { Icon: typeof Bell }>(KINDS, kind, () => ({ Icon: Bell }));
  const isUnread = readAt === null;
  return (
    <article
      className={`relative flex gap-3 border-s-4 p-4 hover:bg-gulf-50 ${isUnread ? "border-brass-500 bg-brass-50" : "border-transparent bg-white"}`}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-gulf-900 text-brass-300">
        <Icon aria-hidden size={20} />
      </span>
      <div className="grid min-w-0 grow gap-0.5">
        <h2 className={`text-base leading-snug ${isUnread ? "font-bold text-gulf-950" : "font-normal text-gulf-900"}`}>
          <PathLink path={path} onOpen={onOpen} className="wrap-anywhere after:absolute after:inset-0">
            <Sentence text={noticeSentence(template, data)} />
          </PathLink>
        </h2>
        <Particulars company={keyedName(data, "company", currentLocale())} note={data.note} />
        <p className="flex items-center gap-2 text-sand-600 text-sm">
          <NoticeTime at={createdAt} />
          {isUnread && (
            <>
              <span aria-hidden className="size-2 rounded-full bg-brass-600" />
              <span className="sr-only">{m.notices_unread_mark()}</span>
            </>
          )}
        </p>
      </div>
    </article>
  );
}

/** The other party and what somebody said, each in its own direction. */
function Particulars({ company, note }: { company: Shown; note: string | undefined }) {
  return (
    <>
      {company.text && (
        <p className="text-sand-700 text-sm">
          <Named name={company.locale ? { [company.locale]: company.text } : company.text} className="wrap-anywhere" />
        </p>
      )}
      {note && (
        <OwnParagraph text={note} className="wrap-anywhere line-clamp-2 whitespace-pre-line text-sand-700 text-sm" />
      )}
    </>
  );
}

function NoticeTime({ at }: { at: number }) {
  const locale = currentLocale();
  return (
    <time dateTime={dateTimeOf(at)} title={formatDateTime(at, locale)}>
      {formatTimeAgo(at, Date.now(), locale)}
    </time>
  );
}
