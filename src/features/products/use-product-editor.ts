import { useEffect, useRef, useState } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import { api } from "#src/lib/calls/trpc.ts";
import { Autosaver, type SaveState } from "#src/lib/drafts/autosaver.ts";
import { useKeptWriting } from "#src/lib/drafts/kept-writing.ts";
import { type CheckedValues, checkValues } from "./check-values.ts";
import { dropValues, keepValues } from "./editor-draft.ts";
import { type EditorValues, valuesOf } from "./editor-values.ts";
import type { OwnProduct } from "./own-product.ts";
import { useProductRules } from "./product-rules.ts";
import { isLive } from "./product-stage.ts";
import { saveFailureOf } from "./save-failure.ts";
import { type Fields, useFields, useTyping } from "./use-fields.ts";
import { useSave } from "./use-save.ts";

/** Rules are asked when the keys have rested this long, in milliseconds. */
const PAUSE_MS = 400;

/** What the rules say of the fields, a moment after the last key; what the server refused stands until then. */
function useChecks({ getValues, subscribe }: UseFormReturn<EditorValues>) {
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

/** The editor of one product: its fields, what the rules say of them, and how they reach the platform. */
export function useProductEditor(product: OwnProduct) {
  useKeptWriting();
  const fields = useFields(product);
  const { form, version } = fields;
  const { checked, refuse } = useChecks(form);
  const { save, showOutcome } = useSave(product, fields, refuse);
  const { saver, state } = useAutosave(save, !isLive(product));
  useTyping(product.id, fields, saver);
  return {
    product,
    form,
    version,
    checked,
    saver,
    state,
    showOutcome,
    /** Everything a field component needs: name, handlers, refusal in words. */
    field: (name: Path<EditorValues>) => ({ ...form.register(name), error: checked?.errors[name] }),
    ...useVersions(product.id, fields, saver),
  };
}
export type ProductEditing = ReturnType<typeof useProductEditor>;

/** What becomes of the fields when the product is in another version than the one they were made from. */
function useVersions(id: string, { form, version, show }: Fields, saver: Autosaver) {
  const { client, products } = api.useUtils();
  const fetchNow = async () => {
    const now = await client.products.one.query({ id });
    version.current = now.version;
    products.one.setData({ id }, now);
    return now;
  };
  return {
    /** Gives up what was typed and shows what the platform has. */
    takeTheirs: async () => {
      const now = await fetchNow();
      dropValues(id);
      show(valuesOf(now));
      saver.settle(false);
    },
    /** Writes what was typed over what the platform has. */
    keepMine: async () => {
      await fetchNow();
      saver.settle(true);
      await saver.flush();
    },
    /** After a move: what was typed belongs to the newer version. */
    moved: (to: number) => {
      version.current = to;
      if (saver.isDirty) keepValues(id, { values: form.getValues(), version: to });
    },
  };
}

/** An {@link Autosaver} that lives as long as its screen, and what it last told. */
function useAutosave(save: () => Promise<void>, isAutomatic: boolean): { saver: Autosaver; state: SaveState } {
  const [state, setState] = useState<SaveState>({ kind: "saved", at: null });
  const latest = useRef(save);
  latest.current = save;
  const [saver] = useState(
    () => new Autosaver({ save: () => latest.current(), failureOf: saveFailureOf, tell: setState, isAutomatic }),
  );
  useEffect(() => {
    saver.start();
    const again = () => void saver.flush();
    if (isAutomatic) window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      // What was typed last is sent on the way out, not lost with the timer.
      if (isAutomatic && saver.isDirty) void saver.flush();
      saver.end();
    };
  }, [saver, isAutomatic]);
  return { saver, state };
}
