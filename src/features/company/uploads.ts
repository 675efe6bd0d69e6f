/** A file on its way to the house. */
export interface Upload {
  key: string;
  file: File;
  /** The last day of what it shows, `YYYY-MM-DD`; empty when it has none. */
  validUntil: string;
  state: "waiting" | "preparing" | "sending" | "failed";
  /** How much has left, from 0 to 1. */
  share: number;
  /** Why it was not taken, in words. */
  problem?: string;
}

export type UploadNews =
  | { kind: "added"; uploads: readonly Pick<Upload, "key" | "file" | "validUntil">[] }
  | { kind: "preparing" | "queued" | "gone"; key: string }
  | { kind: "progress"; key: string; share: number }
  | { kind: "failed"; key: string; problem: string };

/** The list of files on their way after what happened to one of them. */
export function uploadsAfter(uploads: readonly Upload[], news: UploadNews): Upload[] {
  if (news.kind === "added") {
    return [...uploads, ...news.uploads.map((one) => ({ ...one, state: "waiting" as const, share: 0 }))];
  }
  if (news.kind === "gone") return uploads.filter(({ key }) => key !== news.key);
  return uploads.map((upload) => (upload.key === news.key ? changed(upload, news) : upload));
}

function changed({ problem: _, ...upload }: Upload, news: Exclude<UploadNews, { kind: "added" }>): Upload {
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
