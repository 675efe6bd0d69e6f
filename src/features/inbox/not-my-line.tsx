import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";

/** Declines in one tap what is not the company's line, which it is then not asked for any more. */
export function NotMyLine({ invitation: { id, version } }: { invitation: { id: string; version: number } }) {
  const { inbox } = api.useUtils();
  const { mutate, isPending } = api.inbox.decline.useMutation({
    onSuccess: () => void showToast("success", m.inbox_not_my_line_done()),
    onError: (error) => {
      // Declined already: perhaps by this very tap, whose answer was lost.
      if (toCallFailure(error).code !== "CONFLICT") void showToast("error", m.inbox_not_my_line_failed());
    },
    onSettled: () => inbox.invalidate(),
  });
  return (
    <Button
      type="button"
      look="secondary"
      busy={isPending}
      onClick={() => mutate({ id, version, reason: "not_our_product", note: "" })}
      className="relative z-10"
    >
      {m.inbox_not_my_line()}
    </Button>
  );
}
