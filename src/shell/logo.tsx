import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";

/** The mark and the name, leading home. `onDark` for the footer. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  return (
    <Link to="/" className="flex min-h-11 shrink-0 items-center gap-2.5">
      <img src="/mark.svg" alt="" width={36} height={36} className="size-9" />
      {/* In the bar of a phone the mark stands for the name, which gives the search its room. */}
      <span className={`font-bold text-2xl leading-none ${onDark ? "text-white" : "text-gulf-900 max-sm:sr-only"}`}>
        {m.shell_brand()}
      </span>
    </Link>
  );
}
