import { Link } from "@tanstack/react-router";
import { ChevronDown, Menu, X } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { Disclosure } from "#src/ui/overlay/disclosure.tsx";
import { LateAccountEntries } from "./late-account-entries.tsx";
import { CategoryLinks } from "./main-menu.tsx";
import { MENU_ENTRIES, REGISTRATION_ENTRIES } from "./navigation.ts";

const ENTRY = "flex min-h-12 items-center rounded-md px-3 hover:bg-gulf-50";

/** The toggle menu of small screens, and of those at work: a sheet under the top bar. */
export function MobileMenu() {
  return (
    <Disclosure
      label={m.shell_menu()}
      summary={
        <>
          <Menu aria-hidden size={24} className="group-open:hidden" />
          <X aria-hidden size={24} className="hidden group-open:block" />
        </>
      }
      summaryClass="grid size-11 place-items-center rounded-md text-gulf-900 hover:bg-gulf-50"
      panelClass="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-8rem)] overflow-y-auto border-sand-200 border-y bg-white px-3 py-2 shadow-raised lg:end-auto lg:w-80"
    >
      <ul>
        <MobileAccount />
        {MENU_ENTRIES.map((entry) => (
          <li key={entry.to}>{entry.to === "/products" ? <MobileCategories /> : <MobileLink {...entry} />}</li>
        ))}
        {REGISTRATION_ENTRIES.map((entry) => (
          <li key={entry.to} className="text-brass-700">
            <Link to={entry.to} search={entry.search} className={ENTRY}>
              {entry.label()}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Sign-in and sign-up for visitors; accounts find their entries under their picture and here. */
function MobileAccount() {
  const { session, isKnown } = useSession();
  if (session) {
    return (
      <li className="mb-1 border-sand-200 border-b pb-1">
        <LateAccountEntries session={session} />
      </li>
    );
  }
  if (!isKnown) return null;
  return (
    <>
      <li>
        <Link to="/auth" className={`${ENTRY} font-bold text-gulf-800`}>
          {m.shell_nav_sign_in()}
        </Link>
      </li>
      <li>
        <Link to="/auth" search={{ tab: "signup" }} className={`${ENTRY} font-bold text-gulf-800`}>
          {m.shell_nav_sign_up()}
        </Link>
      </li>
    </>
  );
}

function MobileLink({ to, label }: (typeof MENU_ENTRIES)[number]) {
  return (
    <Link to={to} className={ENTRY} activeProps={{ className: "font-bold bg-gulf-50" }} activeOptions={{ exact: true }}>
      {label()}
    </Link>
  );
}

function MobileCategories() {
  return (
    <details className="group/categories">
      <summary className={`${ENTRY} cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden`}>
        {m.shell_nav_products()}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open/categories:rotate-180" />
      </summary>
      <div className="border-sand-200 border-s-2 ps-2 ms-4">
        <CategoryLinks />
      </div>
    </details>
  );
}
