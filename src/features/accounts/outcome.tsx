import { CircleCheck, Clock3, LoaderCircle, MailWarning, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { commonProblem } from "./auth-problem.ts";
import type { LinkProof } from "./link-token.ts";

const LOOKS = {
  done: { Icon: CircleCheck, variant: "bg-leaf-50 text-leaf-700" },
  void: { Icon: MailWarning, variant: "bg-brass-50 text-brass-700" },
  waiting: { Icon: Clock3, variant: "bg-gulf-50 text-gulf-800" },
  failed: { Icon: Unplug, variant: "bg-clay-50 text-clay-700" },
} as const;

interface OutcomeProps {
  kind: keyof typeof LOOKS;
  title: string;
  text?: ReactNode;
  /** What to do next. */
  children?: ReactNode;
}

/** How a step of an account ended, and the way on. */
export function Outcome({ kind, title, text, children }: OutcomeProps) {
  const { Icon, variant } = LOOKS[kind];
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <span className={`grid size-16 place-items-center rounded-full ${variant}`}>
        <Icon aria-hidden size={32} />
      </span>
      <div className="grid gap-1.5">
        <h2 className="text-gulf-900 text-xl">{title}</h2>
        {text && <div className="text-sand-700">{text}</div>}
      </div>
      {children && <div className="flex w-full flex-wrap gap-3">{children}</div>}
    </div>
  );
}

/** A step that is under way. */
export function Underway({ words }: { words: string }) {
  return (
    <p role="status" className="flex min-h-24 items-center gap-3 text-lg text-sand-700">
      <LoaderCircle aria-hidden size={28} className="animate-spin text-gulf-700" />
      {words}
    </p>
  );
}

/** A proof that found no answer: nothing is lost, it can be tried again. */
export function ProofFailed({
  proof,
  onRetry,
}: {
  proof: Extract<LinkProof<unknown>, { step: "failed" }>;
  onRetry: () => void;
}) {
  const problem = commonProblem(proof.failure);
  return (
    <Outcome
      kind="failed"
      title={problem?.title ?? m.auth_failed_unexpected()}
      text={problem?.text ?? m.auth_link_failed()}
    >
      <Button type="button" onClick={onRetry}>
        {m.shell_retry()}
      </Button>
    </Outcome>
  );
}
