import { m } from "#i18n/paraglide/messages.js";
import { LineSkeletons } from "./skeleton.tsx";

/** What is on its way: said to who listens, drawn as lines to come. */
export function Loading({ lines = 8 }: { lines?: number }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {m.shell_loading()}
      </p>
      <LineSkeletons count={lines} />
    </div>
  );
}
