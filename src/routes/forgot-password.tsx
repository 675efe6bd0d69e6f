import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ForgotPasswordScreen } from "#src/features/accounts/forgot-password-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/forgot-password")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.auth_forgot_title(),
      description: m.auth_description(),
      path: "/forgot-password",
      hidden: true,
    }),
  component: ForgotPasswordScreen,
});
