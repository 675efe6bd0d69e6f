import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { useEditor } from "./editor-context.ts";

/** The product was changed elsewhere: nothing is written over it until somebody says which of the two stays. */
export function ConflictNotice() {
  const { state, takeTheirs, keepMine } = useEditor();
  const [isBusy, setBusy] = useState(false);
  if (state.kind !== "conflict") return null;
  const settle = async (way: () => Promise<void>) => {
    setBusy(true);
    await way().catch(() => showToast("error", m.products_move_failed(), m.products_move_again()));
    setBusy(false);
  };
  return (
    <Notice tone="error" title={m.products_conflict_title()}>
      <p>{m.products_conflict_text()}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button type="button" look="secondary" disabled={isBusy} onClick={() => void settle(takeTheirs)}>
          {m.products_conflict_theirs()}
        </Button>
        <Button type="button" look="secondary" disabled={isBusy} onClick={() => void settle(keepMine)}>
          {m.products_conflict_mine()}
        </Button>
      </div>
    </Notice>
  );
}
