import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { showToast } from "#src/ui/toaster.tsx";

/** Blocks the other side and takes it back; each resolves once the screen shows it, with whether it was done. */
export function useBlock(id: string) {
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
