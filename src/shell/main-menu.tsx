import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Disclosure } from "#src/ui/overlay/disclosure.tsx";
import { DROPDOWN_CATEGORIES, MENU_ENTRIES, REGISTRATION_ENTRIES } from "./navigation.ts";

const ENTRY = "flex min-h-11 items-center gap-1 rounded-md px-2 text-sm hover:bg-gulf-50";

/** The menu of the widest screens, in one line. */
export function MainMenu() {
  return (
    <ul className="flex items-center whitespace-nowrap">
      {MENU_ENTRIES.map((entry) => (
        <li key={entry.to}>
          {entry.to === "/products" ? (
            <ProductsMenu />
          ) : (
            <Link
              to={entry.to}
              className={ENTRY}
              activeProps={{ className: "font-bold text-gulf-900" }}
              activeOptions={{ exact: true }}
            >
              {entry.label()}
            </Link>
          )}
        </li>
      ))}
      <li>
        <JoinMenu />
      </li>
    </ul>
  );
}

/** The two registrations. */
function JoinMenu() {
  return (
    <Menu label={m.shell_nav_join()}>
      <ul>
        {REGISTRATION_ENTRIES.map(({ to, search, label }) => (
          <li key={to}>
            <Link to={to} search={search} className={ENTRY}>
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

function ProductsMenu() {
  return (
    <Menu label={m.shell_nav_products()}>
      <CategoryLinks />
    </Menu>
  );
}

/** An entry that opens a panel of links below it. */
function Menu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Disclosure
      className="relative"
      summary={
        <>
          {label}
          <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
        </>
      }
      summaryClass={ENTRY}
      panelClass="absolute end-0 whitespace-normal top-full z-40 mt-1 w-64 rounded-lg border border-sand-200 bg-white p-1.5 shadow-raised"
    >
      {children}
    </Disclosure>
  );
}

/** The five categories of the dropdown and the way to all of them. */
export function CategoryLinks() {
  const locale = currentLocale();
  return (
    <ul>
      {DROPDOWN_CATEGORIES.map((category) => (
        <li key={category}>
          <Link to="/products/$category" params={{ category }} className={ENTRY}>
            {categoryName(category, locale)}
          </Link>
        </li>
      ))}
      <li className="mt-1 border-sand-200 border-t pt-1">
        <Link to="/products" className={`${ENTRY} font-bold text-gulf-800`}>
          {m.shell_nav_all_products()}
        </Link>
      </li>
    </ul>
  );
}
