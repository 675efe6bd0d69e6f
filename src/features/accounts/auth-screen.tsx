import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Late } from "#src/ui/list/late-part.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import type { AuthSearch } from "./auth-search.ts";
import { lateSignIn } from "./late-sign-in.ts";
import { lateSignUp } from "./late-sign-up.ts";
import { isForSupplier } from "./supplier-labels.ts";

/** Sign-in and sign-up side by side (spec §2 Auth); which one stands in the address, so both are links. */
export function AuthScreen({ tab, ...where }: AuthSearch) {
  const signUp = tab === "signup";
  const isSupplier = isForSupplier(null, where.returnTo);
  return (
    <AuthFrame title={m.auth_welcome()} hint={hintLabels(where.why, isSupplier)} isForSupplier={isSupplier}>
      <div className="grid gap-6">
        <nav aria-label={m.auth_tabs()} className="grid grid-cols-2 rounded-lg bg-sand-100 p-1">
          <Side search={where} isShown={!signUp}>
            {m.auth_tab_sign_in()}
          </Side>
          <Side search={{ ...where, tab: "signup" }} isShown={signUp}>
            {m.auth_tab_sign_up()}
          </Side>
        </nav>
        {signUp ? <Late key="up" part={lateSignUp} /> : <Late key="in" part={lateSignIn} />}
      </div>
    </AuthFrame>
  );
}

function hintLabels(why: AuthSearch["why"], isSupplier: boolean): string {
  if (why === "talk") return m.auth_why_conversation();
  if (why === "save") return m.auth_why_save();
  return isSupplier ? m.auth_welcome_hint_supplier() : m.auth_welcome_hint();
}

function Side({ search, isShown, children }: { search: AuthSearch; isShown: boolean; children: ReactNode }) {
  return (
    <Link
      to="/auth"
      search={search}
      replace
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-current={isShown ? "page" : undefined}
      className="grid min-h-11 place-items-center rounded-md px-3 font-bold text-sand-700 leading-snug hover:text-gulf-900 aria-[current]:bg-white aria-[current]:text-gulf-900 aria-[current]:shadow-card"
    >
      {children}
    </Link>
  );
}
