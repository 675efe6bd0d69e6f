import type { ReactNode } from "react";
import { useCurrentInView } from "../page/use-current-in-view.ts";

/** One line that scrolls sideways by itself, to the edges of a phone. */
export const ONE_LINE =
  "-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0 lg:py-0 pointer-coarse:[scrollbar-width:none] pointer-fine:[scrollbar-width:thin]";

interface ChipRowProps {
  label: string;
  /** One line on a desk, too: what follows matters more. */
  isOneLine?: boolean;
  children: ReactNode;
}

/** Chips in one row: on a phone it scrolls by itself, on a desk it wraps. Takes `<li>`s. */
export function ChipRow({ label, isOneLine = false, children }: ChipRowProps) {
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <ul ref={row} aria-label={label} className={isOneLine ? ONE_LINE : `${ONE_LINE} sm:flex-wrap`}>
      {children}
    </ul>
  );
}
