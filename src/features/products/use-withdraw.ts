import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { api } from "#src/lib/trpc.ts";
import { showToast } from "#src/ui/toaster.tsx";
import { useEditor } from "./editor-context.ts";

/** Takes a staged change back; the fields show again what buyers see. */
export function useWithdraw(): { withdraw: () => void; isBusy: boolean } {
  const { product, version, takeTheirs } = useEditor();
  const utils = api.useUtils();
  const { mutate, isPending } = api.products.withdrawRevision.useMutation({
    onSuccess: async () => {
      void showToast("success", m.products_revision_withdrawn());
      await takeTheirs();
      await utils.products.mine.invalidate();
    },
    onError: (error) => {
      const isStale = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isStale ? m.products_move_stale() : m.products_move_failed(), m.products_move_again());
    },
  });
  return { withdraw: () => mutate({ id: product.id, version: version.current }), isBusy: isPending };
}
