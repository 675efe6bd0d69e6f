import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordScreen } from "#src/features/accounts/reset-password-screen.tsx";

export const Route = createFileRoute("/reset-password")({
  head: async ({ match }) => {
    const { accountHead } = await import("#src/features/accounts/auth-frame.tsx");
    return accountHead(match.context.site, "/reset-password");
  },
  component: ResetPasswordScreen,
});
