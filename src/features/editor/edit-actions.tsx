import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { RemovableKind } from "#domain/content/edit-content.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { usePublicRefresh } from "./use-public-refresh.ts";

interface EditActionsProps {
  kind: RemovableKind;
  id: string;
  version: number;
  isSaving: boolean;
  /** The list, for when the entry is gone. */
  to: "/admin/content/tips" | "/admin/content/partners" | "/admin/content/claims" | "/admin/search/words";
}

/** Saving, and taking the entry away, which asks first. */
export function EditActions({ kind, id, version, isSaving, to }: EditActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const refresh = usePublicRefresh();
  const removing = api.editor.remove.useMutation({
    onSuccess: async () => {
      // The screen leaves first: what is gone must not be asked for again.
      await navigate({ to });
      await refresh();
      void showToast("success", m.editor_removed());
    },
    onError: (error) => {
      setOpen(false);
      const isLate = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isLate ? m.editor_stale_remove() : m.editor_failed());
    },
  });
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <Button type="submit" busy={isSaving} className="max-sm:w-full">
        {m.editor_save()}
      </Button>
      <Button
        type="button"
        variant="danger"
        disabled={isSaving}
        onClick={() => setOpen(true)}
        className="max-sm:w-full"
      >
        {m.editor_remove()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.editor_remove_title()}
        description={kind === "synonyms" ? m.editor_synonyms_remove_text() : m.editor_remove_text()}
        confirm={m.editor_remove()}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate({ kind, id, version })}
      />
    </div>
  );
}
