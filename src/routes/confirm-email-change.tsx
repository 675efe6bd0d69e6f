import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ConfirmEmailScreen } from "#src/features/accounts/confirm-email-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/confirm-email-change")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.auth_change_title(),
      description: m.auth_description(),
      path: "/confirm-email-change",
      hidden: true,
    }),
  component: ConfirmEmailScreen,
});
