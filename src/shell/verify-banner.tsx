import { Link, useRouterState } from "@tanstack/react-router";
import { MailWarning, X } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";

const KEY = "mailbox-banner-dismissed";

const UNPROVEN = { words: m.shell_verify_banner, link: m.shell_verify_link, to: "/verify-email" } as const;
const RETURNED = { words: m.shell_mail_returned, link: m.shell_mail_returned_link, to: "/settings/security" } as const;

/** Asks for the proof of the e-mail while it is missing, and for another one where mails come back; put away, it stays away in this tab. */
export function VerifyBanner() {
  const { session } = useSession();
  const { words, link, to } = session?.mailComesBack ? RETURNED : UNPROVEN;
  const isThere = useRouterState({ select: ({ location }) => location.pathname === "/verify-email" });
  // Only ever drawn once the session is known, so never in the server's markup.
  const [dismissed, setDismissed] = useState<string>();
  if (!session || (!session.mailComesBack && (session.isVerified || isThere))) return null;
  const shown = `${session.userId} ${to}`;
  if (dismissed === shown || wasDismissed(shown)) return null;
  const dismiss = () => {
    setDismissed(shown);
    rememberDismissal(shown);
  };
  return (
    <section
      aria-label={m.shell_verify_region()}
      className="flex items-center justify-center gap-1 bg-brass-100 ps-4 text-gulf-950 text-sm print:hidden"
    >
      <p className="flex flex-wrap items-center gap-x-3">
        <MailWarning aria-hidden size={18} className="shrink-0 max-sm:hidden" />
        <span>{words()}</span>
        <Link to={to} className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
          {link()}
        </Link>
      </p>
      <button
        type="button"
        aria-label={m.shell_verify_dismiss()}
        onClick={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-brass-200"
      >
        <X aria-hidden size={18} />
      </button>
    </section>
  );
}

function wasDismissed(shown: string): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === shown;
  } catch {
    return false;
  }
}

function rememberDismissal(shown: string): void {
  try {
    window.sessionStorage.setItem(KEY, shown);
  } catch {
    // Blocked storage: away until the page is loaded again.
  }
}
