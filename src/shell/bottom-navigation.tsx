import { Link } from "@tanstack/react-router";
import { CircleUserRound, House, LayoutGrid, Lightbulb } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { CartIcon, useCartLabel } from "./cart-link.tsx";
import { MessagesIcon, useMessagesLabel } from "./messages-link.tsx";

const PLACES = [
  { to: "/", label: m.shell_nav_home, Icon: House },
  { to: "/products", label: m.shell_nav_products, Icon: LayoutGrid },
  { to: "/messages", label: m.shell_nav_messages, Icon: MessagesIcon },
  { to: "/cart", label: m.shell_nav_cart, Icon: CartIcon },
  { to: "/tips", label: m.shell_nav_tips, Icon: Lightbulb },
  { to: "/profile", label: m.shell_nav_profile, Icon: CircleUserRound },
] as const;

/** The six places under a thumb (spec §2), on screens below 64 rem. */
export function BottomNavigation() {
  const labels: Partial<Record<string, string>> = { "/cart": useCartLabel(), "/messages": useMessagesLabel() };
  return (
    <nav
      data-bottom-bar=""
      aria-label={m.shell_bottom_navigation()}
      className="fixed inset-x-0 bottom-0 z-30 border-sand-200 border-t bg-white pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-6">
        {PLACES.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-label={labels[to]}
              className="grid min-h-14 place-items-center content-center gap-0.5 text-[0.75rem] text-sand-600 leading-tight"
              activeProps={{ className: "font-bold text-gulf-800!" }}
              activeOptions={{ exact: to === "/" }}
            >
              <Icon size={22} />
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
