import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";

/** True while the fields of a form hold what was sent of it. */
export function useIsAsSent<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, "control" | "getValues">,
  sent: Values | undefined,
): boolean {
  // Each change is a new look; before anything was sent there is nothing to look for.
  useWatch({ control: form.control, disabled: sent === undefined });
  return sent !== undefined && isSame(form.getValues(), sent);
}

/** The fields of registrations are texts and choices. */
function isSame(one: FieldValues, other: FieldValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}
