import { Notice } from "#src/ui/notice.tsx";
import type { AuthProblem } from "./auth-problem.ts";

/** What the toast said, for those who looked elsewhere. */
export function ProblemNotice({ problem }: { problem: AuthProblem | undefined }) {
  if (!problem) return null;
  return (
    <Notice tone="error" title={problem.title}>
      {problem.text && <p>{problem.text}</p>}
    </Notice>
  );
}
