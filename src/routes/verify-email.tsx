import { createFileRoute } from "@tanstack/react-router";
import { validateReturn } from "#src/features/accounts/auth-search.ts";
import { VerifyScreen } from "#src/features/accounts/verify-screen.tsx";

export const Route = createFileRoute("/verify-email")({
  validateSearch: validateReturn,
  head: async ({ match }) => {
    const { accountHead } = await import("#src/features/accounts/auth-frame.tsx");
    return accountHead(match.context.site, "/verify-email");
  },
  component: VerifyPage,
});

function VerifyPage() {
  return <VerifyScreen {...Route.useSearch()} />;
}
