import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface QuoteLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Leads to the thread of a quote. */
export function QuoteLink({ id, className, children }: QuoteLinkProps) {
  const path: string = `/quotes/${id}`;
  return (
    <Link to={path} className={className}>
      {children}
    </Link>
  );
}
