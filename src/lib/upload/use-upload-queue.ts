import { useReducer, useRef } from "react";
import { type NewUpload, type Upload, type UploadNews, uploadsAfter } from "./upload-queue.ts";

interface SendingWay {
  signal: AbortSignal;
  /** Told how much has left, from 0 to 1. */
  onProgress: (share: number) => void;
}

export interface UploadQueueSetup<About, Prepared = Blob> {
  /** Makes a file small, before it travels. */
  prepare: (file: File, upload: NewUpload<About>) => Promise<Prepared>;
  send: (prepared: Prepared, upload: NewUpload<About>, way: SendingWay) => Promise<void>;
  /** Why a file did not arrive, and what to do about it. */
  problemLabels: (error: unknown) => string;
}

/**
 * Files on their way: one after the other, as a bad line takes them best. They go on when the page is left for another
 * one of the site.
 */
export function useUploadQueue<About, Prepared = Blob>({
  prepare,
  send,
  problemLabels,
}: UploadQueueSetup<About, Prepared>) {
  const [uploads, tell] = useReducer(uploadsAfter<About>, []);
  const line = useRef(Promise.resolve());
  const ways = useRef(new Map<string, AbortController>());

  const goThrough = async (upload: NewUpload<About>, signal: AbortSignal) => {
    const { key } = upload;
    if (signal.aborted) return;
    try {
      tell({ kind: "preparing", key });
      const prepared = await prepare(upload.file, upload);
      signal.throwIfAborted();
      const onProgress = (share: number) => tell({ kind: "progress", key, share });
      onProgress(0);
      await send(prepared, upload, { signal, onProgress });
      tell({ kind: "gone", key });
    } catch (error) {
      if (!signal.aborted) tell({ kind: "failed", key, problem: problemLabels(error) });
    }
  };
  const queue = (upload: NewUpload<About>) => {
    const way = new AbortController();
    ways.current.set(upload.key, way);
    line.current = line.current.then(() => goThrough(upload, way.signal));
  };
  const take = (added: readonly NewUpload<About>[]) => {
    tell({ kind: "added", uploads: added } satisfies UploadNews<About>);
    for (const upload of added) queue(upload);
  };
  return {
    uploads,
    add: (files: readonly File[], about: About) => take(asUploads(files, about)),
    /** Takes up what has its keys already. */
    take,
    retry: (upload: Upload<About>) => {
      tell({ kind: "queued", key: upload.key });
      queue(upload);
    },
    /** Stops a file, or takes one that failed off the list. */
    drop: ({ key }: Pick<Upload<About>, "key">) => {
      ways.current.get(key)?.abort();
      tell({ kind: "gone", key });
    },
  };
}

/** Chosen files, each with a key of its own. */
export function asUploads<About>(files: readonly File[], about: About): NewUpload<About>[] {
  return files.map((file) => ({ key: crypto.randomUUID(), file, about }));
}
