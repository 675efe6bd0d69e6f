import { Link } from "@tanstack/react-router";
import {
  Bookmark,
  FileText,
  LayoutDashboard,
  LogOut,
  PackageOpen,
  Settings,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { mayEnter, type Session } from "#src/lib/session/session.ts";
import { heldProps } from "#src/ui/held.ts";
import { useSignOut } from "#src/ui/page/use-sign-out.ts";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { SELLING_PARTS } from "./work/work-parts.ts";

const ENTRY = "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start hover:bg-gulf-50";

/** What an account can open, and the way out. */
export function AccountEntries({ session }: { session: Session }) {
  const isSupplier = session.supplierStatus !== null || session.userType === "supplier";
  return (
    <>
      <p className="mb-1 grid border-sand-200 border-b px-3 pt-1 pb-2">
        <Written className="truncate font-bold text-gulf-900">{session.name}</Written>
        <span className="truncate text-sand-600 text-xs">
          <Ltr>{session.email}</Ltr>
        </span>
      </p>
      <ul>
        <li>
          <Link to="/profile" className={ENTRY}>
            <UserRound aria-hidden size={18} /> {m.shell_nav_profile()}
          </Link>
        </li>
        <li>
          <Link to="/rfqs" className={ENTRY}>
            <FileText aria-hidden size={18} /> {m.rfqs_list_title()}
          </Link>
        </li>
        <li>
          <Link to="/orders" className={ENTRY}>
            <PackageOpen aria-hidden size={18} /> {m.orders_mine()}
          </Link>
        </li>
        <li>
          <Link to="/saved" className={ENTRY}>
            <Bookmark aria-hidden size={18} /> {m.catalogue_saved_title()}
          </Link>
        </li>
        <li>
          <Link to="/settings" className={ENTRY}>
            <Settings aria-hidden size={18} /> {m.shell_nav_settings()}
          </Link>
        </li>
        {isSupplier && (
          <li>
            <Link to="/supplier-dashboard" className={ENTRY}>
              <LayoutDashboard aria-hidden size={18} /> {m.shell_nav_dashboard()}
            </Link>
          </li>
        )}
        {session.supplierStatus === "approved" && <TradeEntries />}
        {mayEnter("admin", session) && (
          <li>
            <Link to="/admin" className={ENTRY}>
              <ShieldCheck aria-hidden size={18} /> {m.admin_title()}
            </Link>
          </li>
        )}
        <li className="mt-1 border-sand-200 border-t pt-1">
          <SignOutButton />
        </li>
      </ul>
    </>
  );
}

/** All parts of an approved company; its overview stands above them. */
function TradeEntries() {
  return SELLING_PARTS.filter(({ to }) => to !== "/supplier-dashboard" && to !== "/messages").map(
    ({ to, label, Icon }) => (
      <li key={to}>
        <Link to={to} className={ENTRY}>
          <span aria-hidden>
            <Icon size={18} />
          </span>
          {label()}
        </Link>
      </li>
    ),
  );
}

function SignOutButton() {
  const { isBusy, signOut } = useSignOut();
  return (
    <button type="button" {...heldProps(isBusy, signOut)} className={`${ENTRY} text-clay-700`}>
      {/* It points out of the page: mirrored where reading starts from the right. */}
      <LogOut aria-hidden size={18} className="rtl:-scale-x-100" /> {m.profile_sign_out()}
    </button>
  );
}
