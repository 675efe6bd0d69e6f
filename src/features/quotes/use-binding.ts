import { useEffect } from "react";
import { bindingAt } from "./terms-values.ts";
import type { TermsFormState } from "./use-terms-form.ts";

/** Whether a counter-offer shall bind, and on which days that may end; it goes out without a binding that is over. */
export function useBinding({ watch, setValue }: TermsFormState["form"], validUntil: number) {
  const { days, isBinding, isOver } = bindingAt({ binding: watch("binding") }, validUntil, Date.now());
  useEffect(() => {
    if (isOver) setValue("binding", "");
  }, [isOver, setValue]);
  return { days, isBinding };
}
