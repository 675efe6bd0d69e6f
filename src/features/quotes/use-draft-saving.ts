import { useEffect, useRef, useState } from "react";
import { Autosaver, type SaveFailure, type SaveState } from "#src/lib/autosaver.ts";
import { toCallFailure } from "#src/lib/errors.ts";
import { api } from "#src/lib/trpc.ts";
import type { DraftSaving } from "./draft-state.tsx";
import type { TermsValues } from "./terms-values.ts";
import type { Thread } from "./thread.ts";

/** Keeps a draft with the house while it is typed. */
export function useDraftSaving({ id, version }: Thread["quote"]): DraftSaving {
  const { client } = api.useUtils();
  const known = useRef(version);
  const typed = useRef<TermsValues>(undefined);
  const [state, tell] = useState<SaveState>({ kind: "saved", at: null });
  const [saver] = useState(
    () =>
      new Autosaver({
        isAutomatic: true,
        tell,
        failureOf,
        save: async () => {
          const draft = JSON.parse(JSON.stringify(typed.current ?? {}));
          known.current = (await client.quotes.saveDraft.mutate({ id, version: known.current, draft })).version;
        },
      }),
  );
  useEffect(() => {
    saver.start();
    return () => {
      // What was typed last is sent on the way out.
      if (saver.isDirty) void saver.flush();
      saver.end();
    };
  }, [saver]);
  return {
    state,
    change: (values) => {
      typed.current = values;
      saver.change();
    },
    flush: async () => {
      await saver.flush();
      return known.current;
    },
  };
}

function failureOf(error: unknown): SaveFailure {
  const { code } = toCallFailure(error);
  if (code === "CONFLICT") return "conflict";
  return code === "UNAVAILABLE" || code === "RATE_LIMITED" ? "unreachable" : "refused";
}
