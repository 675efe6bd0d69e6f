import { Ban, Undo2 } from "lucide-react";
import { useState } from "react";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import type { OpenConversation } from "../live/conversation.ts";

/** Ends the conversation for both sides until it is taken back; says before what that does. */
export function InfoBlock({ conversation }: { conversation: OpenConversation }) {
  const [isAsked, setAsked] = useState(false);
  const { block, unblock, isBusy } = useBlock(conversation.id);
  if (conversation.blocked === "mine") {
    return (
      <div className="grid basis-full gap-2 pt-2">
        <p className="text-sand-700 text-sm">{m.messages_blocked_by_me()}</p>
        <div>
          <Button type="button" variant="secondary" busy={isBusy} onClick={() => void unblock()}>
            <Undo2 aria-hidden size={18} /> {m.messages_unblock()}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        className="inline-flex min-h-11 items-center gap-2 text-clay-700 text-sm underline underline-offset-4 hover:text-clay-600"
      >
        <Ban aria-hidden size={16} /> {m.messages_block()}
      </button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.messages_block_title({ name: isolated(conversation.other.name || m.messages_someone()) })}
        description={m.messages_block_text()}
        confirm={m.messages_block()}
        isBusy={isBusy}
        onConfirm={async () => {
          if (await block()) setAsked(false);
        }}
      />
    </div>
  );
}

interface ClosedNoteProps {
  conversation: OpenConversation;
}

/** Stands where one would write: who does not want to hear more, and the way back for who blocked. */
export function ClosedNote({ conversation: { id, blocked } }: ClosedNoteProps) {
  const { unblock, isBusy } = useBlock(id);
  if (blocked !== "mine") {
    return <Notice>{blocked === "theirs" ? m.messages_blocked_by_other() : m.messages_closed()}</Notice>;
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="grow basis-56">
        <Notice>{m.messages_blocked_by_me()}</Notice>
      </div>
      <Button type="button" variant="secondary" busy={isBusy} onClick={() => void unblock()}>
        <Undo2 aria-hidden size={18} /> {m.messages_unblock()}
      </Button>
    </div>
  );
}

/** Blocks the other side and takes it back; each resolves once the screen shows it, with whether it was done. */
function useBlock(id: string) {
  const { messages } = api.useUtils();
  const effects = {
    onSuccess: () => Promise.all([messages.one.invalidate({ id }), messages.list.invalidate()]),
    onError: () => void showToast("error", m.messages_block_failed()),
  };
  const blocking = api.messages.block.useMutation(effects);
  const unblocking = api.messages.unblock.useMutation(effects);
  const done = (call: Promise<unknown>) =>
    call.then(
      () => true,
      () => false,
    );
  return {
    block: () => done(blocking.mutateAsync({ id })),
    unblock: () => done(unblocking.mutateAsync({ id })),
    isBusy: blocking.isPending || unblocking.isPending,
  };
}
