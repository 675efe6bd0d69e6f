import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Tabs } from "#src/ui/tabs.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import type { AuthSearch } from "./auth-search.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Sign-in and sign-up side by side (spec §2 Auth); the tab stands in the address. */
export function AuthScreen({ tab, ...where }: AuthSearch) {
  const navigate = useNavigate();
  const choose = (name: "signin" | "signup") =>
    void navigate({
      to: "/auth",
      search: { ...where, ...(name === "signup" ? { tab: name } : {}) },
      replace: true,
      resetScroll: false,
    });
  return (
    <AuthFrame title={m.auth_welcome()} hint={where.why === "talk" ? m.auth_why_talk() : m.auth_welcome_hint()}>
      <Tabs
        label={m.auth_tabs()}
        chosen={tab ?? "signin"}
        onChoose={choose}
        tabs={[
          { name: "signin", label: m.auth_tab_sign_in(), content: <SignInForm {...where} /> },
          { name: "signup", label: m.auth_tab_sign_up(), content: <SignUpForm {...where} /> },
        ]}
      />
    </AuthFrame>
  );
}
