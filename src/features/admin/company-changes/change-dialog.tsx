import { REVISION_TRANSITIONS } from "#domain/kernel/revision-machine.ts";
import { isolated } from "#i18n/isolated.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { usePublicCompanyPages } from "#src/lib/calls/public-company-pages.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import type { CompanyChange } from "./change-card.tsx";
import { changedCompany } from "./changed-company.ts";

const WORDS = {
  apply: {
    title: m.company_changes_apply_of,
    hint: m.company_changes_apply_hint,
    verb: m.review_apply,
    variant: "primary",
    done: m.review_applied,
  },
  decline: {
    title: m.company_changes_decline_of,
    hint: m.company_changes_decline_hint,
    verb: m.review_decline,
    variant: "danger",
    done: m.review_declined,
  },
} as const;
export type DecidedAction = keyof typeof WORDS;

interface ChangeDialogProps {
  change: CompanyChange;
  action: DecidedAction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The second click of a decision on a company's change; declining it says why. */
export function ChangeDialog({ change, action, ...dialog }: ChangeDialogProps) {
  const { client, admin } = api.useUtils();
  const forgetPages = usePublicCompanyPages();
  const { id, version, readerLocale } = change;
  const { title, hint, verb, variant, done } = WORDS[action];
  return (
    <ReasonDialog
      {...dialog}
      title={title({ name: isolated(changedCompany(change)) })}
      description={hint()}
      reason={"needsReason" in REVISION_TRANSITIONS[action] ? "required" : "optional"}
      reasonHint={
        readerLocale
          ? m.review_reads({ language: languageName(readerLocale, currentLocale()) })
          : m.admin_reason_audit()
      }
      confirm={verb()}
      variant={variant}
      draftKey={`admin-company-revision-${id}`}
      stateNow={m.review_revision_pending()}
      isPossible
      send={async (note, signal) => {
        await client.admin.decideCompanyRevision.mutate({ id, version, action, note }, { signal });
        void showToast("success", done());
      }}
      refresh={async () => void (await Promise.all([admin.invalidate(), forgetPages()]))}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}
