import { m } from "#i18n/paraglide/messages.js";
import type { CallFailure } from "#src/lib/calls/errors.ts";
import { useIsWritingKept } from "#src/lib/drafts/kept-writing.ts";
import { Notice } from "../notice.tsx";
import { Ltr } from "../text/bdi.tsx";
import type { SendingProblem } from "./use-sending-form.ts";

interface FormProblemProps {
  problem: SendingProblem | undefined;
  /** What it means when the server does not find what the form is about. */
  notFound?: string;
}

/** Says why a form was not sent and what to do about it. */
export function FormProblem({ problem, notFound }: FormProblemProps) {
  if (problem?.failure?.code === "NOT_FOUND" && notFound) return <Notice tone="error" title={notFound} />;
  if (problem?.failure) return <FailureNotice failure={problem.failure} />;
  if (!problem?.words?.length) return null;
  return (
    <Notice tone="error">
      {problem.words.map((sentence) => (
        <p key={sentence} className="font-bold text-base">
          {sentence}
        </p>
      ))}
    </Notice>
  );
}

function FailureNotice({ failure }: { failure: CallFailure }) {
  const isKept = useIsWritingKept();
  const { title, hint } = failureLabels(failure, isKept);
  return (
    <Notice tone="error" title={title}>
      <p>{hint}</p>
      {failure.code === "UNEXPECTED" && failure.requestId !== "" && (
        <p>
          {m.shell_error_id()} <Ltr>{failure.requestId}</Ltr>
        </p>
      )}
    </Notice>
  );
}

/** Where nothing is written, or what is written goes with the page, nothing is said to be kept. */
function failureLabels({ code, retryAfter }: CallFailure, isKept: boolean): { title: string; hint: string } {
  const again = m.forms_failed_again();
  switch (code) {
    case "UNAVAILABLE":
      return { title: m.forms_failed_connection_title(), hint: isKept ? m.forms_failed_connection() : again };
    case "RATE_LIMITED":
      return { title: m.forms_failed_rate_title(), hint: isKept ? waitLabels(retryAfter) : m.forms_failed_later() };
    case "CONFLICT":
      return { title: m.forms_failed_changed_title(), hint: m.forms_failed_changed() };
    case "BAD_INPUT":
    case "TOO_LARGE":
      return { title: m.forms_failed_title(), hint: m.forms_failed_refused() };
    default:
      return { title: m.forms_failed_title(), hint: isKept ? m.forms_failed_unexpected() : again };
  }
}

function waitLabels(seconds: number): string {
  return seconds > 0 ? m.forms_failed_rate({ count: Math.ceil(seconds / 60) }) : m.forms_failed_rate_soon();
}
