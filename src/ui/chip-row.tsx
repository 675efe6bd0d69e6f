import type { ReactNode } from "react";
import { useCurrentInView } from "./use-current-in-view.ts";

/** Chips in one row: on a phone it scrolls by itself, on a desk it wraps. Takes `<li>`s. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  const row = useCurrentInView();
  return (
    <ul
      ref={row}
      aria-label={label}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 [&::-webkit-scrollbar]:hidden"
    >
      {children}
    </ul>
  );
}
