import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import type { SentQuote } from "./request-quote-form.tsx";

const loadSchema = () =>
  import("#domain/rfq/rfq-link.ts").then(({ confirmByCodeSchema }) => confirmByCodeSchema.pick({ code: true }));

/** What the code has opened; the proof that stands in the mail's link lets the guest act on the request's page. */
export type Opened = Pick<SentQuote, "status" | "deadlineAt"> & { proof: string };

interface CodeFormProps {
  sent: SentQuote;
  onOpened: (opened: Opened) => void;
}

/** The six digits of the mail, typed on the page that sent the request: it goes out without leaving the page. */
export function CodeForm({ sent: { reference, accessKey }, onOpened }: CodeFormProps) {
  const { client } = api.useUtils();
  const draftKey = `confirm-code:${reference}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { code: "" },
    send: ({ code }, _key, signal) => client.rfq.confirmByCode.mutate({ reference, key: accessKey, code }, { signal }),
    onSent: (opened) => {
      dropDraft(draftKey);
      onOpened(opened);
    },
  });
  const isTriedOut = problem?.failure?.code === "RATE_LIMITED";
  const code = field("code");
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <TextField
        kind="number"
        label={m.rfq_code()}
        hint={m.rfq_code_hint()}
        required
        maxLength={40}
        autoComplete="one-time-code"
        enterKeyHint="done"
        className="font-bold text-xl tabular-nums [&_input]:text-center [&_input]:tracking-[0.3em]"
        {...code}
      />
      {isTriedOut ? (
        <Notice tone="error" title={m.rfq_code_tries()} />
      ) : (
        !code.error && <FormProblem problem={problem} />
      )}
      <Button type="submit" busy={isSending} className="justify-self-center max-sm:w-full">
        {m.rfq_code_submit()}
      </Button>
    </form>
  );
}
