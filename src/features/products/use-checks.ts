import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type CheckedValues, checkValues } from "./check-values.ts";
import type { EditorValues } from "./editor-values.ts";
import { useProductRules } from "./product-rules.ts";

/** Rules are asked when the keys have rested this long, in milliseconds. */
const PAUSE_MS = 400;

/** What the rules say of the fields, a moment after the last key; what the server refused stands until then. */
export function useChecks({ getValues, subscribe }: UseFormReturn<EditorValues>) {
  const rules = useProductRules();
  const [checked, setChecked] = useState<CheckedValues>();
  useEffect(() => {
    if (!rules) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => setChecked(checkValues(rules, getValues()));
    check();
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(check, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [rules, getValues, subscribe]);
  const refuse = (errors: Record<string, string>) =>
    setChecked((now) => now && { ...now, errors: { ...now.errors, ...errors } });
  return { checked, refuse };
}
