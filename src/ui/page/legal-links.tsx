import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";

const LINK = "inline-flex min-h-11 items-center text-gulf-800 underline underline-offset-4";

/** The two texts that somebody agrees to; they open beside the form, which keeps what was typed. */
export function LegalLinks() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sand-700 text-sm">
      <span>{m.legal_read_first()}</span>
      <Link to="/terms" target="_blank" className={LINK}>
        {m.legal_and_terms()}
      </Link>
      <Link to="/privacy" target="_blank" className={LINK}>
        {m.legal_and_privacy()}
      </Link>
    </p>
  );
}
