import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface DetailsProps {
  summary: ReactNode;
  open?: boolean;
  className?: string;
  summaryClass?: string;
  children: ReactNode;
}

/** What opens beneath its own line, with the sign that it does. The platform's element: it works before hydration. */
export function Details({ summary, open, className = "", summaryClass = "", children }: DetailsProps) {
  return (
    <details open={open} className={`group/details ${className}`}>
      <summary
        className={`flex min-h-11 cursor-pointer list-none items-center gap-2 font-bold text-gulf-900 [&::-webkit-details-marker]:hidden ${summaryClass}`}
      >
        {summary}
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 transition-transform group-open/details:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {children}
    </details>
  );
}
