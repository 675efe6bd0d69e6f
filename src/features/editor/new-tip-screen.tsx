import { useNavigate } from "@tanstack/react-router";
import { TIP_TEXTS } from "#domain/content/edit-tip.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { blankTexts } from "./blank-texts.ts";
import { CreateButton } from "./create-button.tsx";
import { EntryStates } from "./entry-states.tsx";
import { known } from "./known.ts";
import { loadNewTipSchema } from "./load-tip-schema.ts";
import { Preview } from "./preview.tsx";
import { TipFields } from "./tip-fields.tsx";
import type { TipParts } from "./tip-screen.tsx";
import { useNewEntry } from "./use-new-entry.ts";

type Submission = ApiOutputs["editor"]["submission"];

/** A new tip: from nothing, or from what a visitor shared. */
export function NewTipScreen({ from, ...parts }: { from: string | undefined } & TipParts) {
  if (!from) return <NewTipForm {...parts} />;
  return <TakenOver id={from} {...parts} />;
}

function TakenOver({ id, ...parts }: { id: string } & TipParts) {
  const submission = api.editor.submission.useQuery({ id });
  return (
    <EntryStates query={submission}>
      {(shared) => (
        <>
          <Notice title={m.editor_tip_shared()}>
            <p>
              {m.editor_tip_shared_by()} <Written>{shared.authorName}</Written>
            </p>
          </Notice>
          <NewTipForm submission={shared} {...parts} />
        </>
      )}
    </EntryStates>
  );
}

function NewTipForm({ submission, categoryName, renderPreview }: { submission?: Submission } & TipParts) {
  const { form, field, submit, problem, isSending, shown, setShown } = useNewTip(submission);
  const values = form.watch();
  const suggest = () => {
    if (!form.getValues("slug")) form.setValue("slug", suggestSlug(String(form.getValues("title_en") ?? "")));
  };
  return (
    <div className="grid gap-6">
      <form noValidate method="post" onSubmit={submit} onBlur={suggest} className="grid gap-6">
        <TipFields field={field} values={values} shown={shown} onShow={setShown} categoryName={categoryName} />
        <Panel title={m.editor_tip_address()}>
          <div className="max-w-xl">
            <TextField
              kind="url"
              label={m.editor_tip_slug()}
              hint={m.editor_tip_slug_hint()}
              required
              maxLength={100}
              {...known(field("slug"))}
            />
          </div>
        </Panel>
        <FormProblem problem={problem} notFound={m.editor_tip_shared_gone()} />
        <CreateButton label={m.editor_create_draft()} isSending={isSending} />
      </form>
      <Preview names={TIP_TEXTS} values={values} render={(locale) => renderPreview(values, locale)} />
    </div>
  );
}

function useNewTip(submission: Submission | undefined) {
  const { client } = api.useUtils();
  const navigate = useNavigate();
  return useNewEntry({
    draftKey: `editor-tip-new-${submission?.id ?? ""}`,
    loadSchema: loadNewTipSchema,
    defaultValues: startOf(submission),
    create: (tip, idempotencyKey, signal) =>
      client.editor.createTip.mutate({ tip, submissionId: submission?.id, idempotencyKey }, { signal }),
    open: (id) => navigate({ to: "/admin/content/tips/$id", params: { id }, replace: true }),
  });
}

/** Empty fields, those of the visitor's language filled with what was shared. */
function startOf(submission: Submission | undefined) {
  const start = { ...blankTexts(TIP_TEXTS), category: submission?.category ?? ("negotiation" as const), slug: "" };
  if (!submission) return start;
  const { locale, title, content } = submission;
  const [first = ""] = content.split("\n");
  return {
    ...start,
    [`title_${locale}`]: title,
    [`summary_${locale}`]: first.slice(0, 300),
    [`content_${locale}`]: content,
  };
}

/** An address out of a title in Latin letters, as `domain/content/edit-tip.ts` takes it; empty where there are none. */
export function suggestSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
}
