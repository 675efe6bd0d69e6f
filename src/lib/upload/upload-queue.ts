/** A file on its way to the platform. */
export interface Upload<About> {
  key: string;
  file: File;
  /** What is said of the file beside its bytes. */
  about: About;
  state: "waiting" | "preparing" | "sending" | "failed";
  /** How much has left, from 0 to 1. */
  share: number;
  /** Why it was not taken, in words. */
  problem?: string;
}

export type NewUpload<About> = Pick<Upload<About>, "key" | "file" | "about">;

export type UploadNews<About> =
  | { kind: "added"; uploads: readonly NewUpload<About>[] }
  | { kind: "preparing" | "queued" | "gone"; key: string }
  | { kind: "progress"; key: string; share: number }
  | { kind: "failed"; key: string; problem: string };

/** The list of files on their way after what happened to one of them. */
export function uploadsAfter<About>(uploads: readonly Upload<About>[], news: UploadNews<About>): Upload<About>[] {
  if (news.kind === "added") {
    return [...uploads, ...news.uploads.map((one) => ({ ...one, state: "waiting" as const, share: 0 }))];
  }
  if (news.kind === "gone") return uploads.filter(({ key }) => key !== news.key);
  return uploads.map((upload) => (upload.key === news.key ? changed(upload, news) : upload));
}

function changed<About>(
  { problem: _, ...upload }: Upload<About>,
  news: Exclude<UploadNews<About>, { kind: "added" }>,
): Upload<About> {
  switch (news.kind) {
    case "failed":
      return { ...upload, state: "failed", problem: news.problem };
    case "progress":
      return { ...upload, state: "sending", share: news.share };
    case "preparing":
      return { ...upload, state: "preparing", share: 0 };
    default:
      return { ...upload, state: "waiting", share: 0 };
  }
}
