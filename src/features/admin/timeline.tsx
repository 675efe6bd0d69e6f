import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Written } from "#src/ui/bdi.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { eventWords } from "./event-words.ts";
import type { Application } from "./in-the-way.ts";

/** Who did what with a company, newest first. */
export function Timeline({ application: { events, owner } }: { application: Application }) {
  return (
    <Panel title={m.admin_timeline()}>
      {events.length === 0 && <p className="text-sand-700">{m.admin_timeline_empty()}</p>}
      <ol className="grid gap-4">
        {events.map((event) => {
          const { words, note } = eventWords(event);
          return (
            <li key={event.id} className="grid gap-0.5 border-brass-300 border-s-2 ps-3">
              <p className="font-bold text-gulf-900">{words}</p>
              {note && (
                <p className="whitespace-pre-line text-sand-800">
                  <Written>{note}</Written>
                </p>
              )}
              <p className="text-sand-600 text-sm">
                {actorWords(event.actorId, owner?.id)} · {formatDateTime(event.createdAt, currentLocale())}
              </p>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function actorWords(actorId: string | null, ownerId: string | null | undefined): string {
  if (actorId === null) return m.admin_by_clock();
  return actorId === ownerId ? m.admin_by_owner() : m.admin_by_house();
}
