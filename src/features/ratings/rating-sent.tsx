import { m } from "#i18n/paraglide/messages.js";
import { Notice } from "#src/ui/notice.tsx";

interface RatingSentProps {
  /** Who was rated. */
  of: "supplier" | "buyer";
  /** Its state now; nothing while it is still being read. */
  status: string | undefined;
}

/** The spec's words after a rating (§8), and when it will be read: at once where the other side had rated before. */
export function RatingSent({ of, status }: RatingSentProps) {
  return (
    <Notice tone="success" title={m.ratings_sent()}>
      {status !== undefined && <p>{status === "published" ? publishedLabels(of) : waitingLabels(of)}</p>}
    </Notice>
  );
}

function publishedLabels(of: RatingSentProps["of"]): string {
  return of === "supplier" ? m.ratings_sent_published() : m.ratings_sent_published_buyer();
}

function waitingLabels(of: RatingSentProps["of"]): string {
  return of === "supplier" ? m.ratings_sent_text() : m.ratings_sent_text_buyer();
}
