import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailScreen } from "#src/features/accounts/confirm-email-screen.tsx";

export const Route = createFileRoute("/confirm-email-change")({
  head: async ({ match }) => {
    const { accountHead } = await import("#src/features/accounts/auth-frame.tsx");
    return accountHead(match.context.site, "/confirm-email-change");
  },
  component: ConfirmEmailScreen,
});
