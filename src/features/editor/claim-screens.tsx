import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CLAIM_TEXTS } from "#domain/content/edit-claim.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { blankTexts } from "./blank-texts.ts";
import { ClaimFields } from "./claim-fields.tsx";
import { CreateButton } from "./create-button.tsx";
import { EditActions } from "./edit-actions.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { EntryStates } from "./entry-states.tsx";
import { Preview } from "./preview.tsx";
import { useEntryForm } from "./use-entry-form.ts";
import { useNewEntry } from "./use-new-entry.ts";

const loadSchema = () => import("#domain/content/edit-claim.ts").then(({ claimFieldsSchema }) => claimFieldsSchema);

interface ClaimParts {
  renderPreview: (values: Record<string, unknown>, locale: Locale) => ReactNode;
}

/** A claim in three languages. */
export function ClaimScreen({ id, ...parts }: { id: string } & ClaimParts) {
  const claim = api.editor.claim.useQuery({ id });
  return <EntryStates query={claim}>{(entry) => <ClaimForm key={id} entry={entry} {...parts} />}</EntryStates>;
}

function ClaimForm({ entry, renderPreview }: { entry: ApiOutputs["editor"]["claim"] } & ClaimParts) {
  const { client } = api.useUtils();
  const { id } = entry;
  const edit = useEntryForm({
    kind: "claim",
    entry,
    loadSchema,
    save: (claim, version, signal) => client.editor.saveClaim.mutate({ id, version, claim }, { signal }),
    read: () => client.editor.claim.query({ id }),
  });
  const values = edit.form.watch();
  return (
    <div className="grid gap-6">
      <form noValidate method="post" onSubmit={edit.submit} className="grid gap-6">
        <ClaimFields field={edit.field} values={values} shown={edit.shown} onShow={edit.setShown} />
        <EditProblem problem={edit.problem} onKeepMine={edit.keepMine} onLoadTheirs={edit.loadTheirs} />
        <EditActions kind="claim" id={id} version={edit.version} isSaving={edit.isSending} to="/admin/content/claims" />
      </form>
      <Preview names={CLAIM_TEXTS} values={values} render={(locale) => renderPreview(values, locale)} />
    </div>
  );
}

/** A new claim; public once it is saved. */
export function NewClaimScreen({ renderPreview }: ClaimParts) {
  const { client } = api.useUtils();
  const navigate = useNavigate();
  const { form, field, submit, problem, isSending, shown, setShown } = useNewEntry({
    draftKey: "editor-claim-new",
    loadSchema,
    defaultValues: { ...blankTexts(CLAIM_TEXTS), evidenceUrl: "" },
    create: (claim, idempotencyKey, signal) => client.editor.createClaim.mutate({ claim, idempotencyKey }, { signal }),
    open: (id) => navigate({ to: "/admin/content/claims/$id", params: { id }, replace: true }),
  });
  const values = form.watch();
  return (
    <div className="grid gap-6">
      <form noValidate method="post" onSubmit={submit} className="grid gap-6">
        <ClaimFields field={field} values={values} shown={shown} onShow={setShown} />
        <FormProblem problem={problem} />
        <CreateButton label={m.editor_create()} isSending={isSending} />
      </form>
      <Preview names={CLAIM_TEXTS} values={values} render={(locale) => renderPreview(values, locale)} />
    </div>
  );
}
