import type { Path } from "react-hook-form";
import type { Autosaver } from "#src/lib/autosaver.ts";
import { useKeptWriting } from "#src/lib/kept-writing.ts";
import { api } from "#src/lib/trpc.ts";
import { dropValues, keepValues } from "./editor-draft.ts";
import { type EditorValues, valuesOf } from "./editor-values.ts";
import type { OwnProduct } from "./own-product.ts";
import { isLive } from "./product-stage.ts";
import { useAutosave } from "./use-autosave.ts";
import { useChecks } from "./use-checks.ts";
import { type Fields, useFields, useTyping } from "./use-fields.ts";
import { useSave } from "./use-save.ts";

/** The editor of one product: its fields, what the rules say of them, and how they reach the house. */
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
    /** Gives up what was typed and shows what the house has. */
    takeTheirs: async () => {
      const now = await fetchNow();
      dropValues(id);
      show(valuesOf(now));
      saver.settle(false);
    },
    /** Writes what was typed over what the house has. */
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
