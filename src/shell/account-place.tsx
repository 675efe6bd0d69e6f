import { Link } from "@tanstack/react-router";
import { ChevronDown, CircleUserRound } from "lucide-react";
import { withColon } from "#i18n/colon.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Session, useSession } from "#src/lib/session/session.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Disclosure } from "#src/ui/overlay/disclosure.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { LateAccountEntries } from "./late-account-entries.tsx";

const PLACE = "flex min-h-11 items-center gap-2 rounded-md text-sm hover:bg-gulf-50 px-2";

/**
 * The end of the top bar of wide screens (phones have it in the menu and under the thumb): sign-in for visitors, picture and menu for accounts. All of one size, so that nothing moves
 * once the session is known; until then it leads to one's own page, which asks who it is.
 */
export function AccountPlace() {
  const { session, isKnown } = useSession();
  return (
    <div className="flex w-40 justify-end max-lg:hidden">
      {session ? <AccountMenu session={session} /> : <VisitorLink isKnown={isKnown} />}
    </div>
  );
}

function VisitorLink({ isKnown }: { isKnown: boolean }) {
  const label = isKnown ? m.shell_nav_sign_in() : m.shell_nav_profile();
  return (
    <Link to={isKnown ? "/auth" : "/profile"} className={PLACE}>
      <CircleUserRound aria-hidden size={22} />
      <span>{label}</span>
    </Link>
  );
}

function AccountMenu({ session }: { session: Session }) {
  return (
    <Disclosure
      className="relative min-w-0"
      label={`${withColon(m.shell_account_menu())} ${session.name}`}
      summary={
        <>
          <Avatar name={session.name} path={session.avatarPath} />
          <Written className="min-w-0 grow truncate">{session.name}</Written>
          <ChevronDown aria-hidden size={16} className="shrink-0" />
        </>
      }
      summaryClass={PLACE}
      panelClass="absolute end-0 top-full z-40 mt-1 max-h-[calc(100dvh-5rem)] w-72 overflow-y-auto rounded-lg border border-sand-200 bg-white p-1.5 shadow-raised"
    >
      <LateAccountEntries session={session} />
    </Disclosure>
  );
}
