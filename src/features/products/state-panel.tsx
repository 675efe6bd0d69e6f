import { useState } from "react";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { useEditor } from "./editor-context.ts";
import { declinedNote, isLive } from "./product-stage.ts";
import { ProductState } from "./product-state.tsx";
import { TransitionButtons } from "./transition-buttons.tsx";

/** How the product stands, and what may be done with it besides writing. */
export function StatePanel() {
  const { product, form, version, moved } = useEditor();
  const texts = form.watch("texts");
  return (
    <Panel>
      <ProductState product={product} texts={texts} />
      {isLive(product) && !product.revision && <DeclinedChange note={declinedNote(product)} />}
      {isLive(product) && (product.revision ? <PendingRevision since={product.revision.createdAt} /> : <LiveNote />)}
      <div className="flex flex-wrap gap-3">
        <TransitionButtons product={product} version={version.current} onMoved={moved} />
      </div>
    </Panel>
  );
}

/** What is staged and what is not, before anything is changed. */
function LiveNote() {
  const { product } = useEditor();
  if (product.isTrusted) return <Notice title={m.products_live_trusted()} />;
  return <Notice title={m.products_live_title()}>{m.products_live_text()}</Notice>;
}

/** The fields show again what buyers see; why is told here, where it is written again. */
function DeclinedChange({ note }: { note: string | null }) {
  if (note === null) return null;
  return (
    <Notice tone="error" title={m.products_revision_declined()}>
      <OwnParagraph text={note} className="wrap-anywhere whitespace-pre-line" />
    </Notice>
  );
}

function PendingRevision({ since }: { since: number }) {
  const { withdraw, isBusy } = useWithdraw();
  const [isAsked, setAsked] = useState(false);
  return (
    <Notice title={m.products_revision_title()}>
      <p>{m.products_revision_text({ date: formatDateTime(since, currentLocale()) })}</p>
      <p className="pt-2">
        <Button type="button" variant="secondary" busy={isBusy} onClick={() => setAsked(true)}>
          {m.products_revision_withdraw()}
        </Button>
      </p>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.products_revision_withdraw()}
        description={m.products_revision_withdraw_text()}
        confirm={m.products_revision_withdraw()}
        isBusy={isBusy}
        onConfirm={withdraw}
      />
    </Notice>
  );
}

/** Takes a staged change back; the fields show again what buyers see. */
function useWithdraw(): { withdraw: () => void; isBusy: boolean } {
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
      void showToast(
        "error",
        isStale ? m.products_transition_stale() : m.products_transition_failed(),
        m.products_transition_again(),
      );
    },
  });
  return { withdraw: () => mutate({ id: product.id, version: version.current }), isBusy: isPending };
}
