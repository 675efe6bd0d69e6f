import type { ReactNode } from "react";
import type { TipCategory } from "#domain/content/content-facts.ts";
import { TIP_TEXTS } from "#domain/content/edit-tip.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { EditActions } from "./edit-actions.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { EntryStates } from "./entry-states.tsx";
import { loadTipSchema } from "./load-tip-schema.ts";
import { Preview } from "./preview.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { TipFields } from "./tip-fields.tsx";
import { useEntryForm } from "./use-entry-form.ts";

export interface TipParts {
  categoryName: (category: TipCategory) => string;
  renderPreview: (values: Record<string, unknown>, locale: Locale) => ReactNode;
}

/** A tip in three languages. */
export function TipScreen({ id, ...parts }: { id: string } & TipParts) {
  const tip = api.editor.tip.useQuery({ id });
  return <EntryStates query={tip}>{(entry) => <TipForm key={id} entry={entry} {...parts} />}</EntryStates>;
}

function TipForm({ entry, categoryName, renderPreview }: { entry: ApiOutputs["editor"]["tip"] } & TipParts) {
  const { client } = api.useUtils();
  const { id } = entry;
  const edit = useEntryForm({
    kind: "tip",
    entry,
    loadSchema: loadTipSchema,
    save: (tip, version, signal) => client.editor.saveTip.mutate({ id, version, tip }, { signal }),
    read: () => client.editor.tip.query({ id }),
  });
  const values = edit.form.watch();
  return (
    <div className="grid gap-6">
      <PublishPanel
        tip={entry}
        version={edit.version}
        onVersion={edit.setVersion}
        isDirty={edit.form.formState.isDirty}
      />
      <form noValidate method="post" onSubmit={edit.submit} className="grid gap-6">
        <TipFields
          field={edit.field}
          values={values}
          shown={edit.shown}
          onShow={edit.setShown}
          categoryName={categoryName}
        />
        <EditProblem problem={edit.problem} onKeepMine={edit.keepMine} onLoadTheirs={edit.loadTheirs} />
        <EditActions kind="tip" id={id} version={edit.version} isSaving={edit.isSending} to="/admin/content/tips" />
      </form>
      <Preview names={TIP_TEXTS} values={values} render={(locale) => renderPreview(values, locale)} />
    </div>
  );
}
