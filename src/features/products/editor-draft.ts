import { dropDraft, readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import type { EditorValues } from "./editor-values.ts";

interface KeptValues {
  values: EditorValues;
  /** Of the product that was changed. */
  version: number;
}

const keyOf = (id: string) => `product:${id}`;

/** Keeps what was typed and has not reached the platform. */
export function keepValues(id: string, { values, version }: KeptValues): void {
  writeDraft(keyOf(id), { values: JSON.stringify(values), version: String(version) });
}

/** What was typed and never reached the platform; undefined for nothing that can be read. */
export function keptValues(id: string): KeptValues | undefined {
  const { values, version } = readDraft(keyOf(id));
  if (values === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(values);
    if (typeof read !== "object" || read === null || !("texts" in read) || !("pictures" in read)) return undefined;
    // Written by this very editor, in this tab.
    return { values: read as EditorValues, version: Number(version) };
  } catch {
    return undefined;
  }
}

/** Everything has reached the platform, or was given up. */
export function dropValues(id: string): void {
  dropDraft(keyOf(id));
}
