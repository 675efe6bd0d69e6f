import { useState } from "react";
import { PRODUCT_MOVES, type ProductAction } from "#domain/catalogue/product-machine.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import { productStatus } from "./product-words.ts";
import { commonReasons } from "./reasons.ts";
import { nameOf, type Reviewed } from "./reviewed.ts";

interface MoveWords {
  verb: () => string;
  hint: () => string;
  look: "primary" | "secondary" | "danger";
}

/** Moves of the house, the welcome one first. */
const MOVES = {
  approve: { verb: m.review_approve, hint: m.review_approve_hint, look: "primary" },
  request_changes: { verb: m.review_request_changes, hint: m.review_request_changes_hint, look: "secondary" },
  reject: { verb: m.review_reject, hint: m.review_reject_hint, look: "danger" },
  remove: { verb: m.review_remove, hint: m.review_remove_hint, look: "danger" },
} as const satisfies Partial<Record<ProductAction, MoveWords>>;
type HouseAction = keyof typeof MOVES;

/** The moves of a product that its state allows, each with its dialog. */
export function ProductMoves({ product }: { product: Reviewed }) {
  // It stays while its dialog is open, even when the state does not allow it any more.
  const [chosen, setChosen] = useState<HouseAction>();
  const [isOpen, setOpen] = useState(false);
  const possible = (Object.keys(MOVES) as HouseAction[]).filter((action) => isPossible(product, action));
  const choose = (action: HouseAction) => {
    setChosen(action);
    setOpen(true);
  };
  return (
    <>
      {possible.length === 0 ? (
        <p className="text-sand-700">{m.admin_decide_nothing()}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {possible.map((action) => (
            <Button
              key={action}
              type="button"
              look={MOVES[action].look}
              onClick={() => choose(action)}
              className="max-sm:w-full"
            >
              {MOVES[action].verb()}
            </Button>
          ))}
        </div>
      )}
      {chosen && <MoveDialog product={product} action={chosen} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

/** What is incomplete can't be approved, whatever the state. */
function isPossible({ actions, missing }: Reviewed, action: HouseAction): boolean {
  return actions.includes(action) && (action !== "approve" || missing.length === 0);
}

interface MoveDialogProps {
  product: Reviewed;
  action: HouseAction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function MoveDialog({ product, action, ...dialog }: MoveDialogProps) {
  const { client, admin, review } = api.useUtils();
  const { id, version, status, readerLocale } = product;
  const { verb, hint, look } = MOVES[action];
  const needsReason = "needsReason" in PRODUCT_MOVES[action];
  return (
    <ReasonDialog
      {...dialog}
      title={verb()}
      description={hint()}
      reason={needsReason ? "required" : "optional"}
      reasonHint={readerLocale ? m.review_reads({ language: LANGUAGE_NAMES[readerLocale] }) : m.admin_reason_audit()}
      sentences={needsReason ? commonReasons(readerLocale ?? "ar") : []}
      confirm={verb()}
      look={look}
      draftKey={`admin-product-${id}`}
      stateNow={productStatus(status).words}
      isPossible={isPossible(product, action)}
      send={async (note, signal) => {
        const moved = await client.review.decide.mutate({ id, version, action, note }, { signal });
        const name = `\u2068${nameOf(product)}\u2069`;
        void showToast("success", m.review_done({ name, state: productStatus(moved.status).words }));
      }}
      refresh={async () => void (await Promise.all([review.invalidate(), admin.invalidate()]))}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}
