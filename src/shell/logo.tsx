import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";

/** The mark and the name, leading home. `onDark` for the footer. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2 xs:gap-2.5">
      <img src="/mark.svg" alt="" width={36} height={36} className="size-9" />
      {/* On the narrowest phones the Latin name is smaller, so that the bar keeps to one row. */}
      <span className={`font-bold text-2xl leading-none ltr:max-xs:text-xl ${onDark ? "text-white" : "text-gulf-900"}`}>
        {m.shell_brand()}
      </span>
    </Link>
  );
}
