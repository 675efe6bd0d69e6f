import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PARTNER_TEXTS } from "#domain/content/edit-partner.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import type { SelectOption } from "#src/ui/fields/select.tsx";
import { blankTexts } from "./blank-texts.ts";
import { CreateButton } from "./create-button.tsx";
import { EditActions } from "./edit-actions.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { EntryStates } from "./entry-states.tsx";
import { PartnerFields } from "./partner-fields.tsx";
import { Preview } from "./preview.tsx";
import { useEntryForm } from "./use-entry-form.ts";
import { useNewEntry } from "./use-new-entry.ts";

const loadSchema = () =>
  import("#domain/content/edit-partner.ts").then(({ partnerFieldsSchema }) => partnerFieldsSchema);

interface PartnerParts {
  countries: readonly SelectOption[];
  renderPreview: (values: Record<string, unknown>, locale: Locale) => ReactNode;
}

/** A partner in three languages. */
export function PartnerScreen({ id, ...parts }: { id: string } & PartnerParts) {
  const partner = api.editor.partner.useQuery({ id });
  return <EntryStates query={partner}>{(entry) => <PartnerForm key={id} entry={entry} {...parts} />}</EntryStates>;
}

function PartnerForm({ entry, countries, renderPreview }: { entry: ApiOutputs["editor"]["partner"] } & PartnerParts) {
  const { client } = api.useUtils();
  const { id } = entry;
  const edit = useEntryForm({
    kind: "partner",
    entry,
    loadSchema,
    save: (partner, version, signal) => client.editor.savePartner.mutate({ id, version, partner }, { signal }),
    read: () => client.editor.partner.query({ id }),
  });
  const values = edit.form.watch();
  return (
    <div className="grid gap-6">
      <form noValidate method="post" onSubmit={edit.submit} className="grid gap-6">
        <PartnerFields
          field={edit.field}
          values={values}
          shown={edit.shown}
          onShow={edit.setShown}
          countries={countries}
        />
        <EditProblem problem={edit.problem} onKeepMine={edit.keepMine} onLoadTheirs={edit.loadTheirs} />
        <EditActions
          kind="partner"
          id={id}
          version={edit.version}
          isSaving={edit.isSending}
          to="/admin/content/partners"
        />
      </form>
      <Preview names={PARTNER_TEXTS} values={values} render={(locale) => renderPreview(values, locale)} />
    </div>
  );
}

/** A new partner; public once it is saved. */
export function NewPartnerScreen({ countries, renderPreview }: PartnerParts) {
  const { client } = api.useUtils();
  const navigate = useNavigate();
  const { form, field, submit, problem, isSending, shown, setShown } = useNewEntry({
    draftKey: "editor-partner-new",
    loadSchema,
    defaultValues: { ...blankTexts(PARTNER_TEXTS), country: "", partnerSince: "", certifications: "" },
    create: (partner, idempotencyKey, signal) =>
      client.editor.createPartner.mutate({ partner, idempotencyKey }, { signal }),
    open: (id) => navigate({ to: "/admin/content/partners/$id", params: { id }, replace: true }),
  });
  const values = form.watch();
  return (
    <div className="grid gap-6">
      <form noValidate method="post" onSubmit={submit} className="grid gap-6">
        <PartnerFields field={field} values={values} shown={shown} onShow={setShown} countries={countries} />
        <FormProblem problem={problem} />
        <CreateButton label={m.editor_create()} isSending={isSending} />
      </form>
      <Preview names={PARTNER_TEXTS} values={values} render={(locale) => renderPreview(values, locale)} />
    </div>
  );
}
