import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { validateReturn } from "#src/features/accounts/auth-search.ts";
import { VerifyScreen } from "#src/features/accounts/verify-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/verify-email")({
  validateSearch: validateReturn,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.auth_verify_title(),
      description: m.auth_description(),
      path: "/verify-email",
      hidden: true,
    }),
  component: VerifyPage,
});

function VerifyPage() {
  return <VerifyScreen {...Route.useSearch()} />;
}
