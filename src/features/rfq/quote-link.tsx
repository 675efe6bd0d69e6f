import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface QuoteLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Leads to the thread of a quote. */
export function QuoteLink({ id, className, children }: QuoteLinkProps) {
  return (
    <Link to="/quotes/$id" params={{ id }} className={className}>
      {children}
    </Link>
  );
}
