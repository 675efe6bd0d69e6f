import { useReducer, useRef } from "react";
import type { DocumentItem } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { uploadDocument } from "#src/lib/upload.ts";
import { showToast } from "#src/ui/toaster.tsx";
import { prepareDocument } from "./prepare-document.ts";
import { uploadProblemWords } from "./upload-problem.ts";
import { type Upload, uploadsAfter } from "./uploads.ts";

const MAX_NAME = 120;

/**
 * The files of an item on their way: one after the other, as a bad line takes them best. They go on when the page is
 * left for another one of the site.
 */
export function useUploads(item: DocumentItem) {
  const { company } = api.useUtils();
  const [uploads, tell] = useReducer(uploadsAfter, []);
  const line = useRef(Promise.resolve());
  const ways = useRef(new Map<string, AbortController>());

  const send = async ({ key, file, validUntil }: Pick<Upload, "key" | "file" | "validUntil">, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      tell({ kind: "preparing", key });
      const blob = await prepareDocument(file);
      signal.throwIfAborted();
      const onProgress = (share: number) => tell({ kind: "progress", key, share });
      onProgress(0);
      const about = { item, name: file.name.slice(-MAX_NAME), validUntil };
      await uploadDocument(blob, about, { signal, onProgress });
      void showToast("success", m.company_upload_done({ name: file.name }));
      await company.mine.invalidate();
      tell({ kind: "gone", key });
    } catch (error) {
      if (!signal.aborted) tell({ kind: "failed", key, problem: uploadProblemWords(error) });
    }
  };
  const queue = (upload: Pick<Upload, "key" | "file" | "validUntil">) => {
    const way = new AbortController();
    ways.current.set(upload.key, way);
    line.current = line.current.then(() => send(upload, way.signal));
  };
  return {
    uploads,
    add: (files: readonly File[], validUntil: string) => {
      const added = files.map((file) => ({ key: crypto.randomUUID(), file, validUntil }));
      tell({ kind: "added", uploads: added });
      for (const upload of added) queue(upload);
    },
    retry: (upload: Upload) => {
      tell({ kind: "queued", key: upload.key });
      queue(upload);
    },
    /** Stops a file, or takes one that failed off the list. */
    drop: ({ key }: Upload) => {
      ways.current.get(key)?.abort();
      tell({ kind: "gone", key });
    },
  };
}
export type Uploads = ReturnType<typeof useUploads>;
