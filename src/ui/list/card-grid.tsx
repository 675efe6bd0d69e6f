import type { ReactNode } from "react";

const WIDE = { 3: "", 4: "lg:grid-cols-4" } as const;

/** Cards in columns: two on a phone, three on a tablet, `columns` on a desk. Takes `<li>`s. */
export function CardGrid({ columns = 4, children }: { columns?: keyof typeof WIDE; children: ReactNode }) {
  return <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 ${WIDE[columns]}`}>{children}</ul>;
}
