import { TIP_CATEGORIES } from "#domain/content/content-facts.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { WideField } from "#src/ui/fields/form-section.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { tipCategoryLook } from "./tip-category-looks.ts";

const loadSchema = () =>
  import("#domain/content/tip-submission.ts").then(({ tipSubmissionSchema }) =>
    tipSubmissionSchema.omit({ locale: true, idempotencyKey: true }),
  );
const DRAFT_KEY = "share-tip";

/** What a reader fills in to share a tip. */
export function ShareTipForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const { field, submit, problem, isSending } = useShareTipForm(onSent);
  const topics = TIP_CATEGORIES.map((value) => ({ value, label: tipCategoryLook(value).label() }));
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <p className="text-sand-600 text-sm">{m.forms_required_note()}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField kind="name" label={m.content_tips_share_name()} required maxLength={100} {...field("authorName")} />
        <TextField kind="email" label={m.content_tips_share_email()} required maxLength={254} {...field("email")} />
        <SelectField
          label={m.content_tips_share_category()}
          required
          options={topics}
          placeholder={m.content_tips_share_choose()}
          {...field("category")}
        />
        <TextField label={m.content_tips_share_heading()} required maxLength={150} {...field("title")} />
        <WideField>
          <TextArea
            label={m.content_tips_share_text()}
            hint={m.content_tips_share_text_hint()}
            required
            rows={7}
            maxLength={4000}
            {...field("content")}
          />
        </WideField>
      </div>
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          {problem?.failure ? m.forms_send_again() : m.content_tips_share_submit()}
        </Button>
        <Button type="button" variant="secondary" onClick={onCancel} className="max-sm:w-full">
          {m.forms_cancel()}
        </Button>
      </div>
    </form>
  );
}

function useShareTipForm(onSent: () => void) {
  const { client } = api.useUtils();
  return useSendingForm({
    loadSchema,
    draftKey: DRAFT_KEY,
    send: (values, idempotencyKey, signal) =>
      client.tips.submit.mutate({ ...values, locale: currentLocale(), idempotencyKey }, { signal }),
    onSent: () => {
      dropDraft(DRAFT_KEY);
      onSent();
    },
  });
}
