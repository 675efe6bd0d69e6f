import { useEffect, useState, useSyncExternalStore } from "react";
import { api } from "#src/lib/calls/trpc.ts";
import { withTimeout } from "#src/lib/calls/with-timeout.ts";
import { useKeptWriting } from "#src/lib/drafts/kept-writing.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { type DraftAutosave, draftAutosave } from "./draft-autosave.ts";
import type { DraftSaving } from "./draft-state.tsx";
import { termsPlace } from "./terms-place.ts";
import type { LineValues, TermsValues } from "./terms-values.ts";
import type { Thread } from "./thread.ts";

const READ_MS = 20_000;

/** What keeps a draft with the platform while its screen is there. */
export function useDraftAutosave({ id, version }: Thread["quote"]): DraftAutosave {
  useKeptWriting();
  const { client, quotes } = api.useUtils();
  const [store] = useState(() =>
    draftAutosave(id, async (save, signal) => {
      const saved = await client.quotes.saveDraft.mutate({ id, ...save }, { signal });
      // What is read from the cache by others must not be older than what was typed.
      quotes.thread.setData({ id }, (seen) => seen && withDraft(seen, saved.version, save.draft));
      return saved;
    }),
  );
  const [first] = useState(version);
  useEffect(() => {
    store.start(first);
    const again = () => void store.flush();
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      store.leave();
    };
  }, [store, first]);
  return store;
}

function withDraft(seen: Thread, version: number, draft: Thread["draft"]): Thread {
  return seen.quote.version < version ? { ...seen, draft, quote: { ...seen.quote, version } } : seen;
}

/** The form of a draft and its store. @returns also what the form begins with */
export function useDraftSaving(
  { quote, draft }: Thread,
  store: DraftAutosave,
  blank: TermsValues,
): DraftSaving & { defaults: TermsValues } {
  const { id, version } = quote;
  const { client, quotes } = api.useUtils();
  const [defaults] = useState(() => {
    // The store has all that was typed; single texts, which every form keeps, would hide what is newer.
    dropDraft(termsPlace(quote, "send"));
    return store.open({ version, draft }, (kept) => draftTerms(kept, blank));
  });
  const readNow = async () => {
    const now = await withTimeout((signal) => client.quotes.thread.query({ id }, { signal }), { ms: READ_MS });
    quotes.thread.setData({ id }, now);
    return now;
  };
  return {
    defaults,
    state: useSyncExternalStore(store.subscribe, store.state, store.state),
    change: (values) => store.change(values),
    versionToSend: () => store.versionToSend(),
    block: () => store.block(),
    keepMine: async () => {
      const now = await readNow();
      if (now.quote.status === "draft") await store.keepMine(now.quote.version);
    },
    takeTheirs: async () => {
      const now = await readNow();
      const values = draftTerms(now.draft, blank);
      store.takeTheirs(now.quote.version, values);
      return values;
    },
    forget: () => store.forget(),
  };
}

/** Takes of a kept form what still has its place in this one; it may have been kept by an older page. */
export function draftTerms(kept: unknown, blank: TermsValues): TermsValues {
  if (!isRecord(kept)) return blank;
  const texts = Object.entries(blank).flatMap(([name, value]) => {
    const typed = kept[name];
    return typeof value === "string" && typeof typed === "string" ? [[name, typed]] : [];
  });
  return { ...blank, ...Object.fromEntries(texts), lines: keptLines(kept.lines, blank.lines) };
}

/** Every line of the request is there, with what was typed for it, and the alternatives after it. */
function keptLines(kept: unknown, blank: LineValues[]): LineValues[] {
  const lines = Array.isArray(kept) ? kept.filter(isLine) : [];
  return blank.flatMap((line) => {
    const offers = lines.filter((other) => other.line === line.line);
    return offers.some(({ offer }) => offer === 1) ? offers.map((offer) => ({ ...line, ...offer })) : [line];
  });
}

function isLine(value: unknown): value is LineValues {
  return (
    isRecord(value) &&
    typeof value.line === "number" &&
    typeof value.offer === "number" &&
    [value.description, value.quantity, value.unit, value.unitPrice].every((text) => typeof text === "string")
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
