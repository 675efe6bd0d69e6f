import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { CreateButton } from "../create-button.tsx";
import { EditActions } from "../edit-actions.tsx";
import { EditProblem } from "../edit-problem.tsx";
import { EntryStates } from "../entry-states.tsx";
import { known } from "../known.ts";
import type { FieldProps } from "../tip-fields.tsx";
import { useEntryForm } from "../use-entry-form.ts";
import { useNewEntry } from "../use-new-entry.ts";

const loadSchema = () =>
  import("#domain/content/edit-synonyms.ts").then(({ synonymFieldsSchema }) => synonymFieldsSchema);

/** A group of synonyms. */
export function SynonymScreen({ id }: { id: string }) {
  const group = api.editor.synonymGroup.useQuery({ id });
  return <EntryStates query={group}>{(entry) => <SynonymForm key={id} entry={entry} />}</EntryStates>;
}

function SynonymForm({ entry }: { entry: ApiOutputs["editor"]["synonymGroup"] }) {
  const { client } = api.useUtils();
  const { id } = entry;
  const edit = useEntryForm({
    kind: "synonyms",
    entry,
    loadSchema,
    save: (group, version, signal) => client.editor.saveSynonyms.mutate({ id, version, group }, { signal }),
    read: () => client.editor.synonymGroup.query({ id }),
  });
  return (
    <form noValidate method="post" onSubmit={edit.submit} className="grid gap-6">
      <SynonymFields field={edit.field("words")} />
      <EditProblem problem={edit.problem} onKeepMine={edit.keepMine} onLoadTheirs={edit.loadTheirs} />
      <EditActions kind="synonyms" id={id} version={edit.version} isSaving={edit.isSending} to="/admin/search/words" />
    </form>
  );
}

/**
 * A new group of synonyms, which works at the next search.
 * @param begun its first line
 */
export function NewSynonymScreen({ begun }: { begun: string | undefined }) {
  const { client } = api.useUtils();
  const navigate = useNavigate();
  const { field, submit, problem, isSending } = useNewEntry({
    draftKey: begun ? `editor-synonyms-new-${begun}` : "editor-synonyms-new",
    loadSchema,
    defaultValues: { words: begun ? `${begun}\n` : "" },
    create: (group, idempotencyKey, signal) =>
      client.editor.createSynonyms.mutate({ group, idempotencyKey }, { signal }),
    open: () => navigate({ to: "/admin/search/words", replace: true }),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-6">
      <SynonymFields field={field("words")} />
      <FormProblem problem={problem} />
      <CreateButton label={m.editor_create()} isSending={isSending} />
    </form>
  );
}

function SynonymFields({ field }: { field: FieldProps }) {
  return (
    <Panel title={m.editor_synonyms_words()} intro={m.editor_synonyms_intro()}>
      <div className="max-w-2xl">
        <TextArea
          label={m.editor_synonyms_words()}
          hint={m.editor_synonyms_words_hint()}
          required
          rows={8}
          maxLength={1220}
          {...known(field)}
        />
      </div>
    </Panel>
  );
}
