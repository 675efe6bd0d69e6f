import { useRef, useState } from "react";
import type { UnsentFile } from "#src/lib/outbox/message-outbox.ts";
import { type AttachFlaw, flawOf, MOST_FILES, readyFile } from "./attach-file.ts";

/** A chosen file before it is sent. */
export interface Attachment {
  localId: string;
  name: string;
  bytes: number;
  /** Undefined while it is made small. */
  file?: UnsentFile;
  flaw?: AttachFlaw;
}

/** The files that will go with the next message: each is checked and made small as soon as it is chosen. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const line = useRef(Promise.resolve());
  const change = (localId: string, news: Partial<Attachment>) =>
    setAttachments((all) => all.map((one) => (one.localId === localId ? { ...one, ...news } : one)));

  const prepare = async (file: File, localId: string) => {
    const ready = await readyFile(file, localId);
    change(localId, typeof ready === "string" ? { flaw: ready } : { file: ready, bytes: ready.blob.size });
  };
  const add = (files: readonly File[]) => {
    let room = MOST_FILES - attachments.filter(({ flaw }) => !flaw).length;
    const added = files.map((file) => {
      const flaw = flawOf(file) ?? (room > 0 ? null : ("too_many" as const));
      if (!flaw) room -= 1;
      return {
        file,
        attachment: { localId: crypto.randomUUID(), name: file.name, bytes: file.size, ...(flaw && { flaw }) },
      };
    });
    setAttachments((all) => [...all, ...added.map(({ attachment }) => attachment)]);
    for (const { file, attachment } of added) {
      // One after the other: ten photos of a camera at once are more than a phone's memory.
      if (!attachment.flaw) line.current = line.current.then(() => prepare(file, attachment.localId));
    }
  };
  return {
    attachments,
    add,
    remove: (localId: string) => setAttachments((all) => all.filter((one) => one.localId !== localId)),
    /** After sending: what could not go is still told. */
    clear: () => setAttachments((all) => all.filter(({ flaw }) => flaw)),
    dismiss: () => setAttachments((all) => all.filter(({ flaw }) => !flaw)),
    ready: attachments.flatMap(({ file }) => file ?? []),
    isPreparing: attachments.some(({ file, flaw }) => !file && !flaw),
  };
}
