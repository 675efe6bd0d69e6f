import type { ContentKind } from "#domain/content/edit-content.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { api } from "#src/lib/trpc.ts";
import { showToast } from "#src/ui/toaster.tsx";
import { usePublicRefresh } from "./use-public-refresh.ts";

/** Puts a list in another order, starting from the one that is shown. */
export function useReorder(kind: ContentKind, seen: string[]) {
  const refresh = usePublicRefresh();
  const { mutate, isPending } = api.editor.reorder.useMutation({
    onSuccess: () => void showToast("success", m.editor_reordered()),
    onError: (error) => {
      const isLate = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isLate ? m.editor_stale_order() : m.editor_failed());
    },
    onSettled: refresh,
  });
  return { reorder: (order: string[]) => mutate({ kind, seen, order }), isBusy: isPending };
}
