import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast, showUndo } from "#src/ui/overlay/toaster.tsx";
import { useReconsider } from "./use-reconsider.ts";

interface NotOurProductProps {
  invitation: { id: string; version: number; reference: string };
}

/** Declines in one tap what is not the company's product, which it is then not asked for any more; the message takes it back. */
export function NotOurProduct({ invitation: { id, version, reference } }: NotOurProductProps) {
  const { inbox } = api.useUtils();
  const reconsider = useReconsider();
  const { mutate, isPending } = api.inbox.decline.useMutation({
    onSuccess: (declined) =>
      void showUndo(m.inbox_not_our_product_done({ reference: isolated(reference) }), {
        id: `declined:${id}`,
        label: m.inbox_undo(),
        undo: () => void reconsider({ id, version: declined.version }),
      }),
    onError: (error) => {
      // Declined already: perhaps by this very tap, whose answer was lost.
      if (toCallFailure(error).code !== "CONFLICT") void showToast("error", m.inbox_not_our_product_failed());
    },
    onSettled: () => inbox.invalidate(),
  });
  return (
    <Button
      type="button"
      variant="secondary"
      busy={isPending}
      onClick={() => mutate({ id, version, reason: "not_our_product", note: "" })}
      className="relative z-10"
    >
      {m.inbox_decline_not_our_product()}
    </Button>
  );
}
