import type { ReactNode } from "react";
import type { BadgeTone } from "#src/vocabulary/look-of.ts";

const TONES = {
  neutral: "bg-sand-100 text-sand-700",
  gulf: "bg-gulf-50 text-gulf-800",
  brass: "bg-brass-50 text-brass-700",
  leaf: "bg-leaf-50 text-leaf-700",
  clay: "bg-clay-50 text-clay-700",
} satisfies Record<BadgeTone, string>;

/** A short label; `tone` colours it. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-bold text-xs ${TONES[tone]}`}>
      {children}
    </span>
  );
}
