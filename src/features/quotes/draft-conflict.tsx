import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import type { SendingProblem } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import type { DraftSaving } from "./draft-state.tsx";
import type { TermsFormState } from "./use-terms-form.ts";

interface DraftConflictProps {
  saving: DraftSaving;
  form: TermsFormState["form"];
}

/** The draft was changed elsewhere: nothing is written over it until somebody says which of the two stays. */
export function DraftConflict({ saving, form }: DraftConflictProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SendingProblem>();
  const settle = async (way: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    await way().catch((error: unknown) => setProblem({ failure: toCallFailure(error) }));
    setBusy(false);
  };
  const takeTheirs = async () => form.reset(await saving.takeTheirs());
  return (
    <div className="grid gap-3">
      <Notice tone="error" title={m.quotes_conflict_title()}>
        <p>{m.quotes_conflict_text()}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Button type="button" variant="secondary" held={isBusy} onClick={() => void settle(saving.keepMine)}>
            {m.quotes_conflict_mine()}
          </Button>
          <Button type="button" variant="secondary" held={isBusy} onClick={() => void settle(takeTheirs)}>
            {m.quotes_conflict_theirs()}
          </Button>
        </div>
      </Notice>
      <FormProblem problem={problem} />
    </div>
  );
}
