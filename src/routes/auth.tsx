import { createFileRoute } from "@tanstack/react-router";
import { AuthScreen } from "#src/features/accounts/auth-screen.tsx";
import { validateAuthSearch } from "#src/features/accounts/auth-search.ts";

export const Route = createFileRoute("/auth")({
  validateSearch: validateAuthSearch,
  // Guards are part of every page's scripts; this one only /auth needs.
  beforeLoad: async (match) => (await import("#src/lib/session/landing.ts")).leaveWhenSignedIn(match),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ deps: { tab } }) => {
    if (tab === "signup") return (await import("#src/features/accounts/late-sign-up.ts")).lateSignUp.load();
    return (await import("#src/features/accounts/late-sign-in.ts")).lateSignIn.load();
  },
  head: async ({ match }) => {
    const { accountHead } = await import("#src/features/accounts/auth-frame.tsx");
    return accountHead(match.context.site, "/auth");
  },
  component: AuthPage,
});

function AuthPage() {
  return <AuthScreen {...Route.useSearch()} />;
}
