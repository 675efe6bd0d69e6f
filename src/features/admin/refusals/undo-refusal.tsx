import { useState } from "react";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import { refusedName } from "#src/vocabulary/refused-name.ts";
import { ReasonDialog } from "../reason-dialog.tsx";

export type ListedRefusal = ApiOutputs["admin"]["refusals"]["items"][number];

/** Has a company asked again for what it refused. */
export function UndoRefusal({ refusal }: { refusal: ListedRefusal }) {
  const { client, admin } = api.useUtils();
  const [isOpen, setOpen] = useState(false);
  const { id, company } = refusal;
  const by = localName(company.names) || company.slug;
  const named = { line: isolated(refusedName(refusal)), company: isolated(by) };
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        className="max-sm:w-full"
        aria-label={m.admin_refusals_undo_of(named)}
        onClick={() => setOpen(true)}
      >
        {m.admin_refusals_undo()}
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.admin_refusals_undo_of(named)}
        description={m.admin_refusals_undo_text()}
        reason="optional"
        reasonHint={m.admin_refusals_undo_reason()}
        confirm={m.admin_refusals_undo()}
        variant="primary"
        draftKey={`admin-refusal-${id}`}
        stateNow={refusedName(refusal)}
        isPossible
        send={async (reason, signal) => {
          await client.admin.undoRefusal.mutate({ id, reason }, { signal });
          void showToast("success", m.admin_refusals_undone());
        }}
        refresh={() => admin.invalidate()}
        onDone={() => setOpen(false)}
      />
    </>
  );
}
