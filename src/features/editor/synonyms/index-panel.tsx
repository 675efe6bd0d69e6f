import { formatDateTime, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { EntryStates } from "../entry-states.tsx";

const LOOK_AGAIN_MS = 5000;

/** Whether the search index is up to date, and writing it again with how far that has come. */
export function IndexPanel() {
  const state = api.editor.indexing.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? LOOK_AGAIN_MS : false),
  });
  const { editor } = api.useUtils();
  const starting = api.editor.startIndexing.useMutation({
    onSuccess: () => void showToast("success", m.editor_indexing_begun()),
    onError: (error) => {
      const isBegun = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isBegun ? m.editor_indexing_under_way() : m.editor_failed());
    },
    onSettled: () => editor.indexing.invalidate(),
  });
  return (
    <Panel title={m.editor_indexing()} intro={m.editor_indexing_intro()}>
      <EntryStates query={state}>
        {(data) => (
          <div className="grid justify-items-start gap-4">
            <IndexState data={data} />
            <Button
              type="button"
              variant="secondary"
              held={isRunning(data) || starting.isPending}
              busy={starting.isPending}
              onClick={() => starting.mutate()}
              className="max-sm:w-full"
            >
              {m.editor_indexing_start()}
            </Button>
          </div>
        )}
      </EntryStates>
    </Panel>
  );
}

type State = ApiOutputs["editor"]["indexing"];

function isRunning({ run }: State): boolean {
  return run !== null && run.finishedAt === null;
}

function count(products: number): string {
  return formatNumber(products, currentLocale());
}

function IndexState({ data }: { data: State }) {
  const { run, isCurrent } = data;
  if (run && run.finishedAt === null) {
    const words = m.editor_indexing_running({ done: count(run.done), total: count(run.total) });
    return (
      <div className="grid w-full max-w-xl gap-2">
        <p aria-live="polite">{words}</p>
        <ProgressBar label={m.editor_indexing()} share={run.total === 0 ? 1 : run.done / run.total} />
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      <p className={isCurrent ? "text-sand-800" : "font-bold text-clay-700"}>
        {isCurrent ? m.editor_indexing_current() : m.editor_indexing_stale()}
      </p>
      {run?.finishedAt && (
        <p className="text-sand-600 text-sm">
          {m.editor_indexing_finished({ when: formatDateTime(run.finishedAt, currentLocale()) })}
        </p>
      )}
    </div>
  );
}
