import { PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";

interface ChangedProps {
  isChanged: boolean;
  /** What stood there before. */
  before?: ReactNode;
  children: ReactNode;
}

/** A term, marked with an icon and words where it differs from the version before. */
export function Changed({ isChanged, before, children }: ChangedProps) {
  if (!isChanged) return children;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <mark className="font-bold">{children}</mark>
      <span className="inline-flex items-center gap-1 text-brass-700 text-xs">
        <PencilLine aria-hidden size={12} /> {m.quotes_changed()}
        {before !== undefined && (
          <>
            {" "}
            {m.quotes_changed_from()} <s>{before}</s>
          </>
        )}
      </span>
    </span>
  );
}
