import { m } from "#i18n/paraglide/messages.js";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import type { SendingProblem } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";

/** Why a move was not made; where something changed meanwhile, the page already shows how it is now. */
export function RequestProblem({ problem }: { problem: SendingProblem | undefined }) {
  if (problem?.failure?.code !== "CONFLICT") return <FormProblem problem={problem} />;
  return (
    <Notice tone="error" title={m.rfqs_do_stale()}>
      <p>{m.rfqs_do_stale_text()}</p>
    </Notice>
  );
}
