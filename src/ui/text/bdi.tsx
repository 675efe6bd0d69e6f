import type { ReactNode } from "react";

/** Left-to-right material inside a text of any direction: phones, codes, prices, sizes (experience: checklist 5). */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

/** A name or text that somebody wrote: its own direction, isolated from what surrounds it. */
export function Written({ children, className, lang }: { children: ReactNode; className?: string; lang?: string }) {
  return (
    <bdi dir="auto" className={className} lang={lang}>
      {children}
    </bdi>
  );
}
