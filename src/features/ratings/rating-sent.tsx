import { m } from "#i18n/paraglide/messages.js";
import { Notice } from "#src/ui/notice.tsx";

/** The spec's words after a rating (§8), and when it will be read. */
export function RatingSent() {
  return (
    <Notice tone="success" title={m.ratings_sent()}>
      <p>{m.ratings_sent_text()}</p>
    </Notice>
  );
}
