import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import type { Autosaver } from "#src/lib/drafts/autosaver.ts";
import { keepValues, keptValues } from "./editor-draft.ts";
import { type EditorValues, valuesOf } from "./editor-values.ts";
import type { OwnProduct } from "./own-product.ts";

/** The fields of a product, and the version of the product that they were made from. */
export function useFields(product: OwnProduct) {
  const form = useForm<EditorValues>({ defaultValues: valuesOf(product) });
  const version = useRef(product.version);
  /** The values as they last were, written down: news that change nothing are none. */
  const known = useRef(JSON.stringify(valuesOf(product)));
  return {
    form,
    version,
    known,
    /** Shows values without taking them for something typed. */
    show: (values: EditorValues) => {
      known.current = JSON.stringify(values);
      form.reset(values);
    },
  };
}
export type Fields = ReturnType<typeof useFields>;

/** Puts back what was typed and never reached the platform, keeps what is typed from then on, and tells the saver. */
export function useTyping(id: string, { form, version, known, show }: Fields, saver: Autosaver): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product on screen; the rest is read when it runs
  useEffect(() => {
    const kept = keptValues(id);
    if (kept && JSON.stringify(kept.values) !== known.current) {
      show(kept.values);
      saver.change();
      if (kept.version !== version.current) saver.block();
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = JSON.stringify(values);
        if (typed === known.current) return;
        known.current = typed;
        keepValues(id, { values, version: version.current });
        saver.change();
      },
    });
  }, [id]);
}
