import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import type { Thread } from "./thread.ts";

const loadSchema = () =>
  import("#domain/rfq/quote-verbs.ts").then((schemas) => schemas.withdrawQuoteSchema.pick({ reason: true }));

interface WithdrawDialogProps {
  quote: Pick<Thread["quote"], "id" | "version" | "status">;
  /** Of a draft, which goes on while it is typed: saves it and gives the version that it has then. */
  versionNow?: () => Promise<number>;
  onClose: () => void;
}

/** The supplier takes a quote back, and says why. */
export function WithdrawDialog({ quote: { id, version, status }, versionNow, onClose }: WithdrawDialogProps) {
  const { client, quotes } = api.useUtils();
  const draftKey = `withdraw-quote:${id}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { reason: "" },
    send: async (values, _key, signal) => {
      const seen = versionNow ? await versionNow() : version;
      return makeOwnTransition({
        name: JSON.stringify(["withdraw", id]),
        call: () => client.quotes.withdraw.mutate({ ...values, id, version: seen }, { signal }),
        isMade: async () => (await client.quotes.thread.query({ id }, { signal })).quote.status === "withdrawn",
      });
    },
    onSent: async () => {
      dropDraft(draftKey);
      onClose();
      await quotes.invalidate();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await quotes.invalidate();
    },
  });
  const { error, ...reason } = field("reason");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={status === "draft" ? m.quotes_withdraw_draft() : m.quotes_withdraw()}
      description={m.quotes_withdraw_text()}
    >
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <TextArea
          label={m.quotes_withdraw_reason()}
          required
          rows={3}
          maxLength={500}
          {...reason}
          {...(error ? { error } : {})}
        />
        <FormProblem problem={problem} />
        <Button type="submit" variant="danger" busy={isSending}>
          {m.quotes_withdraw_send()}
        </Button>
      </form>
    </Dialog>
  );
}
