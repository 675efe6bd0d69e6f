import { Eye, RotateCw } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { useEditor } from "./editor-context.ts";
import { isLive } from "./product-stage.ts";
import { SaveLine } from "./save-line.tsx";
import { leadToRefused } from "./sections.ts";
import { SubmitButton } from "./submit-button.tsx";

/** Under the thumb, above the bottom navigation: whether all is saved, how it looks, and the main action. */
export function SaveBar() {
  const { product, state, saver } = useEditor();
  const hasFailed = state.kind === "unreachable" || state.kind === "refused";
  return (
    <div
      data-sticky-bar=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-sand-200 border-t bg-white lg:bottom-0 print:hidden"
    >
      <div className="mx-auto grid max-w-[76rem] gap-1.5 px-4 py-2 sm:flex sm:items-center sm:justify-between sm:gap-4 sm:px-6">
        <ConflictNotice />
        <div className="flex flex-wrap items-center gap-2">
          <SaveLine state={state} isLive={isLive(product)} />
          {hasFailed && (
            <Button type="button" variant="quiet" onClick={() => void saver.flush()} className="min-h-11">
              <RotateCw aria-hidden size={16} /> {m.shell_retry()}
            </Button>
          )}
        </div>
        <div className="flex gap-2">
          <PreviewButton />
          {isLive(product) ? <SaveButton /> : <SubmitButton />}
        </div>
      </div>
    </div>
  );
}

function PreviewButton() {
  const { checked, form, view } = useEditor();
  const [isShown, setShown] = useState(false);
  const content = checked?.content;
  const show = () => {
    if (content) return setShown(true);
    leadToRefused();
    void showToast("error", m.products_save_invalid());
  };
  return (
    <>
      <Button type="button" variant="secondary" onClick={show} className="min-h-11">
        <Eye aria-hidden size={18} /> {m.products_preview()}
      </Button>
      {content && view.preview({ content, sku: form.getValues("sku"), open: isShown, onOpenChange: setShown })}
    </>
  );
}

/** Live products are written when somebody says so: half a price must not go on sale. */
function SaveButton() {
  const { saver, state, product, showOutcome } = useEditor();
  const save = async () => {
    if (!(await saver.flush())) {
      leadToRefused();
      return;
    }
    showOutcome();
  };
  return (
    <Button
      type="button"
      busy={state.kind === "saving"}
      held={state.kind === "saving" || state.kind === "saved" || state.kind === "conflict"}
      disabled={!product.mayPublish}
      onClick={() => void save()}
      className="min-h-11 grow"
    >
      {m.products_save()}
    </Button>
  );
}

/** The product was changed elsewhere: nothing is written over it until somebody says which of the two stays. */
function ConflictNotice() {
  const { state, takeTheirs, keepMine } = useEditor();
  const [isBusy, setBusy] = useState(false);
  if (state.kind !== "conflict") return null;
  const settle = async (way: () => Promise<void>) => {
    setBusy(true);
    await way().catch(() => showToast("error", m.products_transition_failed(), m.products_transition_again()));
    setBusy(false);
  };
  return (
    <Notice tone="error" title={m.products_conflict_title()}>
      <p>{m.products_conflict_text()}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button type="button" variant="secondary" held={isBusy} onClick={() => void settle(takeTheirs)}>
          {m.products_conflict_theirs()}
        </Button>
        <Button type="button" variant="secondary" held={isBusy} onClick={() => void settle(keepMine)}>
          {m.products_conflict_mine()}
        </Button>
      </div>
    </Notice>
  );
}
