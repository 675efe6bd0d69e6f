import { useEffect, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * True while all of these fields hold something; also what the browser filled in before the page was alive. Until then
 * it is not known, and a tap is kept.
 */
export function useFilled<Values extends FieldValues, Output>(
  { getValues, subscribe }: UseFormReturn<Values, unknown, Output>,
  names: readonly Path<Values>[],
): boolean {
  const [isFilled, setFilled] = useState(true);
  const list = names.join();
  useEffect(() => {
    // Split again, since a list written in a component is another one at each render.
    const check = () => setFilled(list.split(",").every((name) => Boolean(getValues(name as Path<Values>))));
    check();
    return subscribe({ formState: { values: true }, callback: check });
  }, [getValues, subscribe, list]);
  return isFilled;
}
