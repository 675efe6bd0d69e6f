import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import type { SendingProblem } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";

interface EditProblemProps {
  problem: SendingProblem | undefined;
  /** Throws away what is typed for what is there now. */
  onLoadTheirs: () => void;
  /** Keeps what is typed: the next try writes it over what is there now. */
  onKeepMine: () => void;
}

/** Why an entry was not saved; where somebody else was faster, the choice between both texts. */
export function EditProblem({ problem, onLoadTheirs, onKeepMine }: EditProblemProps) {
  if (problem?.failure?.code !== "CONFLICT") return <FormProblem problem={problem} notFound={m.editor_gone()} />;
  return (
    <Notice tone="error" title={m.editor_stale_title()}>
      <p>{m.editor_stale_text()}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="button" variant="secondary" onClick={onKeepMine}>
          {m.editor_stale_keep()}
        </Button>
        <Button type="button" variant="secondary" onClick={onLoadTheirs}>
          {m.editor_stale_load()}
        </Button>
      </div>
    </Notice>
  );
}
