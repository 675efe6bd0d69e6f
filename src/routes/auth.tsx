import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AuthScreen } from "#src/features/accounts/auth-screen.tsx";
import { validateAuthSearch } from "#src/features/accounts/auth-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/auth")({
  validateSearch: validateAuthSearch,
  // Guards are part of every page's scripts; this one only /auth needs.
  beforeLoad: async (match) => (await import("#src/lib/session/landing.ts")).leaveWhenSignedIn(match),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ deps: { tab } }) => {
    if (tab !== "signup") return;
    const { lateSignUp } = await import("#src/features/accounts/late-sign-up.ts");
    await lateSignUp.load();
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.auth_title(),
      description: m.auth_description(),
      path: "/auth",
      hidden: true,
    }),
  component: AuthPage,
});

function AuthPage() {
  return <AuthScreen {...Route.useSearch()} />;
}
