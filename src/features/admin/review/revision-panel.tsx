import { useState } from "react";
import { REVISION_TRANSITIONS } from "#domain/kernel/revision-machine.ts";
import { formatDateTime, formatList } from "#i18n/formats.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { useOpenQueue } from "../queue/queue-context.ts";
import { useDecisionKeys } from "../queue/use-queue-keys.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { commonReasons } from "./reasons.ts";
import type { Reviewed } from "./reviewed.ts";
import { RevisionChange } from "./revision-change.tsx";
import { comparedFields } from "./revision-fields.ts";

type Revision = NonNullable<Reviewed["revision"]>;

const TRANSITIONS = {
  apply: { verb: m.review_apply, hint: m.review_apply_hint, variant: "primary", done: m.review_applied },
  decline: { verb: m.review_decline, hint: m.review_decline_hint, variant: "danger", done: m.review_declined },
} as const;
type OperatorAction = keyof typeof TRANSITIONS;
const ACTIONS = Object.keys(TRANSITIONS) as OperatorAction[];

interface RevisionPanelProps {
  product: Reviewed;
  revision: Revision;
}

/** The change of a live product that waits: old and new side by side, and the decision on it. */
export function RevisionPanel({ product, revision }: RevisionPanelProps) {
  const [chosen, setChosen] = useState<OperatorAction>();
  const [isOpen, setOpen] = useState(false);
  const choose = (action: OperatorAction) => {
    setChosen(action);
    setOpen(true);
  };
  const byKey = (action: OperatorAction) => (revision.actions.includes(action) ? () => choose(action) : undefined);
  useDecisionKeys({ approve: byKey("apply"), refuse: byKey("decline") });
  const fields = comparedFields(product, revision);
  const changed = fields.filter(({ isChanged }) => isChanged);
  const kept = fields.filter(({ isChanged }) => !isChanged).map(({ label }) => label);
  return (
    <Panel
      title={m.review_changes()}
      intro={m.review_changes_intro()}
      action={<Badge tone="brass">{m.review_revision_pending()}</Badge>}
    >
      <p className="text-sand-600 text-sm">{formatDateTime(revision.createdAt, currentLocale())}</p>
      {changed.length === 0 && <p className="text-sand-700">{m.review_changes_none()}</p>}
      <ul className="grid gap-5">
        {changed.map((field) => (
          <RevisionChange key={field.label} field={field} />
        ))}
      </ul>
      {kept.length > 0 && (
        <p className="text-sand-600 text-sm">{m.review_unchanged({ fields: formatList(kept, currentLocale()) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {ACTIONS.filter((action) => revision.actions.includes(action)).map((action) => (
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
      {chosen && (
        <RevisionDialog product={product} revision={revision} action={chosen} open={isOpen} onOpenChange={setOpen} />
      )}
    </Panel>
  );
}

interface RevisionDialogProps extends RevisionPanelProps {
  action: OperatorAction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function RevisionDialog({ product: { readerLocale }, revision, action, ...dialog }: RevisionDialogProps) {
  const { client, admin, review } = api.useUtils();
  const { goOn } = useOpenQueue();
  const { id, version } = revision;
  const { verb, hint, variant, done } = TRANSITIONS[action];
  const needsReason = "needsReason" in REVISION_TRANSITIONS[action];
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
      draftKey={`admin-revision-${id}`}
      stateNow={m.review_revision_pending()}
      isPossible={revision.actions.includes(action)}
      send={async (note, signal) => {
        await client.review.decideRevision.mutate({ id, version, action, note }, { signal });
        void showToast("success", done());
      }}
      refresh={async () => void (await Promise.all([review.invalidate(), admin.invalidate()]))}
      onDone={() => {
        dialog.onOpenChange(false);
        void goOn();
      }}
    />
  );
}
