import { useEffect, useMemo, useRef, useState } from "react";
import { KeptSending, type Waiting } from "../outbox/kept-sending.ts";
import { KeptFiles } from "./kept-files.ts";
import type { Upload } from "./upload-queue.ts";
import { asUploads, type UploadQueueSetup, useUploadQueue } from "./use-upload-queue.ts";

interface KeptUploadsSetup<About> extends UploadQueueSetup<About> {
  /** Whose files these are: another account's session neither sees nor sends them. Null while nobody knows. */
  userId: string | null;
  /** What they belong to, e.g. an item of the checklist. */
  place: string;
  /** False once it is known that another account is signed in; must keep its identity between renders. */
  isOwn: () => boolean;
}

/**
 * Files on their way that outlive the page: they are on the disk before the first try, and a page that finds some sends
 * them. What did not reach the server is tried again once there is a line; what was refused is forgotten.
 */
export function useKeptUploads<About>({ userId, place, isOwn, ...setup }: KeptUploadsSetup<About>) {
  const { sending, waitsIn } = useKeptSending<About>({ userId, place, isOwn });
  const queue = useUploadQueue<About>({
    ...setup,
    prepare: (file, upload) => sending.prepare(upload, () => setup.prepare(file, upload)),
    send: (blob, upload, way) => sending.send(upload, way.signal, () => setup.send(blob, upload, way)),
  });
  const retry = (upload: Upload<About>) => {
    if (waitsIn(upload) !== "kept") sending.keep(upload);
    queue.retry(upload);
  };
  useNextTries<About>(sending, {
    known: queue.uploads,
    take: queue.take,
    retryWaiting: () => {
      for (const upload of queue.uploads) if (upload.state === "failed" && waitsIn(upload)) retry(upload);
    },
  });
  return {
    uploads: queue.uploads,
    /** Where a file that failed waits; undefined where it was refused. */
    waitsIn,
    add: (files: readonly File[], about: About) => {
      const added = asUploads(files, about);
      for (const upload of added) sending.keep(upload);
      queue.take(added);
    },
    retry,
    drop: (upload: Pick<Upload<About>, "key">) => {
      void sending.forget(upload.key);
      queue.drop(upload);
    },
  };
}

function useKeptSending<About>({ userId, place, isOwn }: Pick<KeptUploadsSetup<About>, "userId" | "place" | "isOwn">) {
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Waiting>>(new Map());
  const sending = useMemo(() => {
    const onWaiting = (key: string, where: Waiting | undefined) =>
      setWaiting((now) => new Map([...now].filter(([one]) => one !== key).concat(where ? [[key, where]] : [])));
    return new KeptSending<About>({ disk: new KeptFiles(userId), place, isOwn, onWaiting });
  }, [userId, place, isOwn]);
  return { sending, waitsIn: ({ key }: Pick<Upload<About>, "key">) => waiting.get(key) };
}

interface NextTries<About> {
  known: readonly Upload<About>[];
  /** Takes up what an earlier page left unsent. */
  take: ReturnType<typeof useUploadQueue<About>>["take"];
  retryWaiting: () => void;
}

/** When files are tried by themselves: once the page stands, and once the browser is connected again. */
function useNextTries<About>(sending: KeptSending<About>, tries: NextTries<About>): void {
  const now = useRef(tries);
  now.current = tries;
  useEffect(() => {
    let isLeft = false;
    void sending.left().then((found) => {
      const known = now.current.known.map(({ key }) => key);
      const left = found.filter(({ key }) => !known.includes(key));
      if (!isLeft && left.length > 0) now.current.take(left);
    });
    const retryWaiting = () => now.current.retryWaiting();
    window.addEventListener("online", retryWaiting);
    return () => {
      isLeft = true;
      window.removeEventListener("online", retryWaiting);
    };
  }, [sending]);
}
