import { useEffect, useState } from "react";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { EmailField } from "#src/ui/fields/contact-fields.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { WideField } from "#src/ui/fields/form-section.tsx";
import { PhoneField } from "#src/ui/fields/phone-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { PLATFORM_EMAIL } from "./platform-facts.ts";

const loadSchema = () =>
  import("#domain/content/contact-message.ts").then(({ contactMessageSchema }) =>
    contactMessageSchema.omit({ locale: true, idempotencyKey: true }),
  );
const DRAFT = "contact";
/** Spec §4, §9. */
const BANNER_MS = 5000;

/** A message to the platform (spec §2, §4): cleared once it is stored, untouched when that failed. */
export function ContactForm() {
  const { form, field, submit, problem, isSending, wasSent } = useContactForm();
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField kind="name" label={m.forms_contact_name()} required maxLength={100} {...field("name")} />
      <TextField kind="company" label={m.forms_company_name()} maxLength={100} {...field("company")} />
      <EmailField {...field("email")} />
      <PhoneField form={form} {...field("phone")} />
      <WideField>
        <TextField label={m.forms_contact_subject()} required maxLength={200} {...field("subject")} />
      </WideField>
      <WideField>
        <TextArea label={m.forms_contact_message()} required rows={6} maxLength={4000} {...field("message")} />
      </WideField>
      <div className="grid gap-4 sm:col-span-2">
        <FormProblem problem={problem} />
        {wasSent && <Notice tone="success" title={m.forms_contact_sent()} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" held={isSending} className="max-sm:w-full">
            {isSending ? m.forms_sending() : problem?.failure ? m.forms_send_again() : m.forms_contact_submit()}
          </Button>
          <p className="text-sand-600 text-sm">{m.forms_required_note()}</p>
        </div>
        <noscript>
          <p>{m.forms_contact_no_script({ email: isolatedLtr(PLATFORM_EMAIL) })}</p>
        </noscript>
      </div>
    </form>
  );
}

function useContactForm() {
  const { client } = api.useUtils();
  const [sentAt, setSentAt] = useState<number>();
  useEffect(() => {
    if (sentAt === undefined) return;
    const timer = setTimeout(() => setSentAt(undefined), BANNER_MS);
    return () => clearTimeout(timer);
  }, [sentAt]);
  const sending = useSendingForm({
    loadSchema,
    draftKey: DRAFT,
    send: (values, idempotencyKey, signal) =>
      client.contact.send.mutate({ ...values, locale: currentLocale(), idempotencyKey }, { signal }),
    onSent: () => {
      sending.form.reset();
      dropDraft(DRAFT);
      setSentAt(Date.now());
    },
  });
  return { ...sending, wasSent: sentAt !== undefined && !sending.problem };
}
