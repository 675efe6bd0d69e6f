import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";

/** Something that happened to what an operator looks at. */
export interface TimelineEvent {
  id: string;
  words: string;
  note: string | null | undefined;
  /** Who did it, in words. */
  by: string;
  createdAt: number;
}

/** Who did what and when, in the order given: of a company, a product, an account. */
export function Timeline({ title, events }: { title: string; events: readonly TimelineEvent[] }) {
  return (
    <Panel title={title}>
      {events.length === 0 && <p className="text-sand-700">{m.admin_timeline_empty()}</p>}
      <ol className="grid gap-4">
        {events.map(({ id, words, note, by, createdAt }) => (
          <li key={id} className="grid gap-0.5 border-brass-300 border-s-2 ps-3">
            <p className="font-bold text-gulf-900">{words}</p>
            {note && <OwnParagraph text={note} className="wrap-anywhere whitespace-pre-line text-sand-800" />}
            <p className="text-sand-600 text-sm">
              {by} · {formatDateTime(createdAt, currentLocale())}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
