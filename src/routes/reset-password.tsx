import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ResetPasswordScreen } from "#src/features/accounts/reset-password-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/reset-password")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.auth_reset_title(),
      description: m.auth_description(),
      path: "/reset-password",
      hidden: true,
    }),
  component: ResetPasswordScreen,
});
