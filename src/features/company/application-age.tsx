import { Clock } from "lucide-react";
import { ageWords } from "./status-words.ts";

/** The age of an application against the promise, in words and as days that fill from where reading starts. */
export function ApplicationAge({ days, total }: { days: number; total: number }) {
  const isLate = days > total;
  return (
    <div className={`grid gap-2 rounded-lg p-4 ${isLate ? "bg-brass-50" : "bg-gulf-50"}`}>
      <p className="flex gap-2 font-bold text-gulf-900 text-sm">
        <Clock aria-hidden size={20} className="mt-0.5 shrink-0" />
        {ageWords({ days, total })}
      </p>
      <span aria-hidden className="grid grid-flow-col gap-1.5">
        {Array.from({ length: total }, (_, index) => index).map((index) => (
          <span key={index} className={`h-2 rounded-full ${segment(index < days, isLate)}`} />
        ))}
      </span>
    </div>
  );
}

function segment(isOver: boolean, isLate: boolean): string {
  if (!isOver) return "bg-white";
  return isLate ? "bg-brass-500" : "bg-gulf-500";
}
