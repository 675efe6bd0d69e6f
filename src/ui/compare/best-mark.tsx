import { Star } from "lucide-react";

/** Says by word and star that nothing beside it in its row is better. */
export function BestMark({ label }: { label: string }) {
  return (
    <span className="mt-1 flex items-center gap-1 font-bold text-leaf-700 text-xs">
      <Star aria-hidden size={14} className="shrink-0 fill-leaf-700" /> {label}
    </span>
  );
}
