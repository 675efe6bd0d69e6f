import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";

interface CloseConversationProps {
  id: string;
  onClosed: () => Promise<void>;
}

/** Ends the look before its hour is over. */
export function CloseConversation({ id, onClosed }: CloseConversationProps) {
  const [isAsked, setAsked] = useState(false);
  const closed = async () => {
    setAsked(false);
    void showToast("success", m.reports_conversation_closed());
    await onClosed();
  };
  const closing = api.admin.closeConversation.useMutation({
    onSuccess: closed,
    // Closed already, by another tab or by a call whose answer was lost, or its hour is over.
    onError: (error) =>
      toCallFailure(error).code === "CONFLICT" ? closed() : showToast("error", m.reports_conversation_close_failed()),
  });
  return (
    <div>
      <Button type="button" variant="secondary" onClick={() => setAsked(true)} className="max-sm:w-full">
        {m.reports_conversation_close()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.reports_conversation_close_title()}
        description={m.reports_conversation_close_text()}
        confirm={m.reports_conversation_close()}
        isBusy={closing.isPending}
        onConfirm={() => closing.mutate({ id })}
      />
    </div>
  );
}
