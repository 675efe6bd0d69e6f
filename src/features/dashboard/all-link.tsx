import { Link, type LinkProps } from "@tanstack/react-router";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";

/** From the head of a short list to the whole of it. */
export function AllLink({ to, label }: { to: NonNullable<LinkProps["to"]>; label: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-1 text-gulf-700 underline underline-offset-4">
      {label} <ForwardChevron />
    </Link>
  );
}
