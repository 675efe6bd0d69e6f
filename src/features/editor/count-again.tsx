import { useState } from "react";
import type { StatisticsPage } from "#domain/content/edit-statistics.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { usePublicRefresh } from "./use-public-refresh.ts";

/** Gives a page's written figures up for counted ones; asks first. */
export function CountAgain({ page, version }: { page: StatisticsPage; version: number }) {
  const [isOpen, setOpen] = useState(false);
  const refresh = usePublicRefresh();
  const counting = api.editor.countStatistics.useMutation({
    onSuccess: () => {
      dropDraft(`editor-statistics-${page}`);
      void showToast("success", m.editor_statistics_counted_now());
    },
    onError: (error) => {
      const isLate = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isLate ? m.editor_stale_title() : m.editor_failed());
    },
    onSettled: async () => {
      setOpen(false);
      await refresh();
    },
  });
  return (
    <div className="border-sand-200 border-t pt-4">
      <Button type="button" variant="secondary" onClick={() => setOpen(true)} className="max-sm:w-full">
        {m.editor_statistics_count_again()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.editor_statistics_count_title()}
        description={m.editor_statistics_count_text()}
        confirm={m.editor_statistics_count_again()}
        isBusy={counting.isPending}
        onConfirm={() => counting.mutate({ page, version })}
      />
    </div>
  );
}
