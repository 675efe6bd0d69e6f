import { useState } from "react";
import { PRODUCT_TRANSITIONS, type ProductAction } from "#domain/catalogue/product-machine.ts";
import { isolated } from "#i18n/isolated.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { useOpenQueue } from "../queue/queue-context.ts";
import { useDecisionKeys } from "../queue/use-queue-keys.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { productStatus } from "./product-labels.ts";
import { commonReasons } from "./reasons.ts";
import { nameOf, type Reviewed } from "./reviewed.ts";

interface TransitionWords {
  verb: () => string;
  hint: () => string;
  variant: "primary" | "secondary" | "danger";
}

/** Moves of the platform, the welcome one first. */
const TRANSITIONS = {
  approve: { verb: m.review_approve, hint: m.review_approve_hint, variant: "primary" },
  request_changes: { verb: m.review_request_changes, hint: m.review_request_changes_hint, variant: "secondary" },
  reject: { verb: m.review_reject, hint: m.review_reject_hint, variant: "danger" },
  remove: { verb: m.review_remove, hint: m.review_remove_hint, variant: "danger" },
} as const satisfies Partial<Record<ProductAction, TransitionWords>>;
type OperatorAction = keyof typeof TRANSITIONS;

/** The moves of a product that its state allows, each with its dialog. */
export function ProductTransitions({ product }: { product: Reviewed }) {
  // It stays while its dialog is open, even when the state does not allow it any more.
  const [chosen, setChosen] = useState<OperatorAction>();
  const [isOpen, setOpen] = useState(false);
  const possible = (Object.keys(TRANSITIONS) as OperatorAction[]).filter((action) => isPossible(product, action));
  const choose = (action: OperatorAction) => {
    setChosen(action);
    setOpen(true);
  };
  const byKey = (...actions: readonly OperatorAction[]) => {
    const action = actions.find((one) => possible.includes(one));
    return action && (() => choose(action));
  };
  useDecisionKeys({ approve: byKey("approve"), refuse: byKey("request_changes", "reject") });
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
              variant={TRANSITIONS[action].variant}
              onClick={() => choose(action)}
              className="max-sm:w-full"
            >
              {TRANSITIONS[action].verb()}
            </Button>
          ))}
        </div>
      )}
      {chosen && <TransitionDialog product={product} action={chosen} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

/** What is incomplete can't be approved, whatever the state. */
function isPossible({ actions, missing }: Reviewed, action: OperatorAction): boolean {
  return actions.includes(action) && (action !== "approve" || missing.length === 0);
}

interface TransitionDialogProps {
  product: Reviewed;
  action: OperatorAction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function TransitionDialog({ product, action, ...dialog }: TransitionDialogProps) {
  const { client, admin, review } = api.useUtils();
  const { goOn } = useOpenQueue();
  const { id, version, status, readerLocale } = product;
  const { verb, hint, variant } = TRANSITIONS[action];
  const needsReason = "needsReason" in PRODUCT_TRANSITIONS[action];
  return (
    <ReasonDialog
      {...dialog}
      title={verb()}
      description={hint()}
      reason={needsReason ? "required" : "optional"}
      reasonHint={
        readerLocale
          ? m.review_reads({ language: languageName(readerLocale, currentLocale()) })
          : m.admin_reason_audit()
      }
      sentences={needsReason ? commonReasons(readerLocale ?? "ar") : []}
      confirm={verb()}
      variant={variant}
      draftKey={`admin-product-${id}`}
      stateNow={productStatus(status).words}
      isPossible={isPossible(product, action)}
      send={async (note, signal) => {
        const moved = await client.review.decide.mutate({ id, version, action, note }, { signal });
        const name = isolated(nameOf(product));
        void showToast("success", m.review_done({ name, state: productStatus(moved.status).words }));
      }}
      refresh={async () => void (await Promise.all([review.invalidate(), admin.invalidate()]))}
      onDone={() => {
        dialog.onOpenChange(false);
        void goOn();
      }}
    />
  );
}
