import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { useEditor } from "./editor-context.ts";
import { MoveButtons } from "./move-buttons.tsx";
import { isLive } from "./product-stage.ts";
import { ProductState } from "./product-state.tsx";
import { useWithdraw } from "./use-withdraw.ts";

/** How the product stands, and what may be done with it besides writing. */
export function StatePanel() {
  const { product, form, version, moved } = useEditor();
  const texts = form.watch("texts");
  return (
    <Panel>
      <ProductState product={product} texts={texts} />
      {isLive(product) && (product.revision ? <PendingRevision since={product.revision.createdAt} /> : <LiveNote />)}
      <div className="flex flex-wrap gap-3">
        <MoveButtons product={product} version={version.current} onMoved={moved} />
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

function PendingRevision({ since }: { since: number }) {
  const { withdraw, isBusy } = useWithdraw();
  return (
    <Notice title={m.products_revision_title()}>
      <p>{m.products_revision_text({ date: formatDateTime(since, currentLocale()) })}</p>
      <p className="pt-2">
        <Button type="button" look="secondary" busy={isBusy} onClick={withdraw}>
          {m.products_revision_withdraw()}
        </Button>
      </p>
    </Notice>
  );
}
