import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { SearchBox } from "#src/features/search/search-box.tsx";
import { useSession } from "#src/lib/session/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { Container } from "#src/ui/section.tsx";
import { AccountPlace } from "./account-place.tsx";
import { CartIcon, useCartLabel } from "./cart-link.tsx";
import { LanguagePicker } from "./language-picker.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MessagesLink } from "./messages-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { TABS } from "./navigation.ts";
import type { WorkArea } from "./work/work-area.ts";

/** Where the bell hangs for those who are signed in; its code comes once that is known, and visitors never load it. */
function BellPlace() {
  const { session } = useSession();
  const { Component: Bell } = useLazyComponent(loadBell, session !== null);
  if (!session) return null;
  return <div className="size-11">{Bell && <Bell key={session.userId} userId={session.userId} />}</div>;
}

const loadBell = async () => (await import("#src/features/notices/bell.tsx")).Bell;

interface TopBarProps {
  area: WorkArea | null;
  /** A phone gives the whole screen to an open conversation. */
  isTalking: boolean;
}

/** Menu, logo, search, languages; below them, for readers, the tabs and on wide screens the menu. */
export function TopBar({ area, isTalking }: TopBarProps) {
  const isReading = area === null;
  return (
    <header
      data-returns={isReading || undefined}
      className={`relative z-30 border-sand-200 border-b bg-white print:hidden ${isTalking ? "max-lg:hidden" : ""}`}
    >
      <Container
        className={`relative flex items-center gap-x-1 pt-1 xs:gap-x-2 lg:gap-x-6 lg:pt-2 ${isReading ? "" : "max-w-none! pb-1 lg:pb-2"}`}
      >
        <div className={isReading ? "xl:hidden" : ""}>
          <MobileMenu />
        </div>
        <Logo />
        {area === "operating" ? (
          <p className="min-w-0 grow truncate font-bold text-gulf-800">{m.admin_title()}</p>
        ) : (
          <div className="min-w-0 grow max-sm:focus-within:absolute max-sm:focus-within:inset-x-4 max-sm:focus-within:z-40 lg:max-w-2xl">
            <SearchBox />
          </div>
        )}
        <div className="ms-auto flex items-center gap-1">
          <MessagesLink />
          <BellPlace />
          <LanguagePicker />
          {area !== "operating" && <CartLink />}
          <AccountPlace />
        </div>
      </Container>
      {isReading && (
        <Container className="flex items-center justify-between gap-4">
          <nav aria-label={m.shell_tab_products()}>
            <SectionTabs />
          </nav>
          <nav aria-label={m.shell_main_navigation()} className="max-xl:hidden">
            <MainMenu />
          </nav>
        </Container>
      )}
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
