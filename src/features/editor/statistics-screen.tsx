import type { StatisticsPage } from "#domain/content/edit-statistics.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { CountAgain } from "./count-again.tsx";
import { EntryStates } from "./entry-states.tsx";
import { FiguresForm } from "./figures-form.tsx";

export type PageFigures = ApiOutputs["editor"]["statistics"]["pages"][number];

const PAGES: Record<StatisticsPage, () => string> = {
  home: m.editor_statistics_home,
  partners: m.editor_statistics_partners,
};

/** The figures of the pages: written by an editor, or counted from the database (rulings: marketing claims). */
export function StatisticsScreen() {
  const statistics = api.editor.statistics.useQuery();
  return (
    <EntryStates query={statistics}>
      {({ pages }) => (
        <div className="grid gap-6 lg:grid-cols-2">
          {pages.map((page) => (
            <PagePanel key={page.page} page={page} />
          ))}
        </div>
      )}
    </EntryStates>
  );
}

function PagePanel({ page }: { page: PageFigures }) {
  const { isCounted, writtenAt, version } = page;
  return (
    <Panel title={labelOf(PAGES, page.page)} intro={stateLabels(page)}>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={isCounted ? "leaf" : "brass"}>
          {isCounted ? m.editor_statistics_counted() : m.editor_statistics_written()}
        </Badge>
        {writtenAt !== null && (
          <span className="text-sand-600 text-sm">
            {m.editor_statistics_written_at({ date: formatDate(writtenAt, currentLocale()) })}
          </span>
        )}
      </div>
      {/* A new version is a new form: what is typed over an old one stays until it is settled. */}
      <FiguresForm key={version} page={page} />
      {!isCounted && <CountAgain page={page.page} version={version} />}
    </Panel>
  );
}

function stateLabels({ isCounted }: PageFigures): string {
  return isCounted ? m.editor_statistics_counted_intro() : m.editor_statistics_written_intro();
}
