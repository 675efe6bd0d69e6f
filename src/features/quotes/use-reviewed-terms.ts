import { useEffect, useRef, useState } from "react";
import type { TermsFormProps } from "./terms-form.tsx";
import { termsPlace } from "./terms-place.ts";
import { useKeptLines } from "./use-kept-lines.ts";
import { useTermsForm } from "./use-terms-form.ts";

/** Terms that are looked over once before they go out. */
export function useReviewedTerms({ mode, thread, defaults, saving, onDone }: TermsFormProps) {
  const [isReviewed, setReviewed] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const seen = useRef(thread.quote.version);
  const terms = useTermsForm({
    mode,
    thread,
    defaults,
    onDone,
    versionToSend: async () => (saving ? saving.versionToSend() : seen.current),
    onSent: () => saving?.forget(),
    onRefused: (failure) => {
      setReviewed(false);
      // Of a draft alone somebody decides which of the two versions stays.
      if (failure?.code === "CONFLICT" && failure.state === "draft") saving?.block();
      // After the errors are drawn, the first of them is shown.
      setTimeout(() => place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), 0);
    },
  });
  const { form, problem, submit } = terms;
  useKeptLines(form, termsPlace(thread.quote, mode), saving);
  // What the other side did meanwhile is told once; the next try answers what is on screen then.
  const isStale = problem?.failure?.code === "CONFLICT";
  useEffect(() => {
    if (isStale) seen.current = thread.quote.version;
  }, [isStale, thread.quote.version]);
  const review = async () => {
    if (await form.trigger()) setReviewed(true);
    else await submit();
  };
  return { terms, place, isReviewed, setReviewed, review, isStale };
}
