import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { SearchBox } from "#src/features/search/search-box.tsx";
import { useSession } from "#src/lib/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { Container } from "#src/ui/section.tsx";
import { AccountPlace } from "./account-place.tsx";
import { CartIcon, useCartLabel } from "./cart-link.tsx";
import { LanguagePicker } from "./language-picker.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MessagesLink } from "./messages-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { REGISTRATION_ENTRIES, TABS } from "./navigation.ts";

/** Where the bell hangs for those who are signed in; its code comes once that is known, and visitors never load it. */
function BellPlace() {
  const { session } = useSession();
  const { Component: Bell } = useLazyComponent(loadBell, session !== null);
  if (!session) return null;
  return <div className="size-11">{Bell && <Bell key={session.userId} userId={session.userId} />}</div>;
}

const loadBell = async () => (await import("#src/features/notices/bell.tsx")).Bell;

/** Logo, search, languages; below them the tabs and, on wide screens, the menu. */
export function TopBar() {
  return (
    <header className="relative z-30 border-sand-200 border-b bg-white print:hidden">
      <UtilityStrip />
      <Container className="flex flex-wrap items-center gap-x-1 gap-y-2 pt-2 xs:gap-x-3 lg:flex-nowrap lg:gap-x-8 lg:pt-3">
        <div className="lg:hidden">
          <MobileMenu />
        </div>
        <Logo />
        <div className="order-last w-full lg:order-none lg:w-auto lg:max-w-2xl lg:grow">
          <SearchBox />
        </div>
        <div className="ms-auto flex items-center gap-1">
          <MessagesLink />
          <BellPlace />
          <LanguagePicker />
          <CartLink />
          <AccountPlace />
        </div>
      </Container>
      <Container className="flex items-center justify-between gap-4 pt-1">
        <nav aria-label={m.shell_tab_products()}>
          <SectionTabs />
        </nav>
        <nav aria-label={m.shell_main_navigation()} className="max-lg:hidden">
          <MainMenu />
        </nav>
      </Container>
    </header>
  );
}

/** On wide screens, where there is no bottom navigation. */
function CartLink() {
  return (
    <Link
      to="/cart"
      aria-label={useCartLabel()}
      className="grid size-11 place-items-center rounded-md text-gulf-800 hover:bg-gulf-50 max-lg:hidden"
    >
      <CartIcon size={22} />
    </Link>
  );
}

/** A thin line above the bar of wide screens: who we are, and the two registrations. */
function UtilityStrip() {
  return (
    <div className="bg-gulf-950 text-gulf-100 text-sm max-lg:hidden">
      <Container className="flex items-center justify-between">
        <p>{m.shell_tagline()}</p>
        <ul className="flex gap-6">
          {REGISTRATION_ENTRIES.map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                search={entry.search}
                className="flex min-h-11 items-center underline-offset-4 hover:text-white hover:underline"
              >
                {entry.label()}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}

/** Products, manufacturers, suppliers. Products is lit on every address below /products (spec §2). */
function SectionTabs() {
  return (
    <ul className="flex gap-1">
      {TABS.map((tab) => (
        <li key={tab.to}>
          <Link
            to={tab.to}
            className="flex min-h-11 items-center border-b-2 border-transparent px-3 font-bold text-gulf-800 text-sm hover:border-gulf-300"
            activeProps={{ className: "border-brass-500! text-gulf-950" }}
            activeOptions={{ exact: false, includeSearch: false }}
          >
            {tab.label()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
